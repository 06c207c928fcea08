import { type TabLink, TabLinks } from '#app/staff/kit/tab-links.tsx'

/** The parts of the desk above the page of one thing: a phone has its link back, and needs the room. */
export function DeskTabs({ tabs }: { tabs: { label: string; links: TabLink[] } }) {
  return (
    <div className="max-md:hidden">
      <TabLinks {...tabs} />
    </div>
  )
}
