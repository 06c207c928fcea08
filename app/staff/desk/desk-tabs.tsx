import { type TabLink, TabLinks } from '#app/staff/kit/tab-links.tsx'

/** The desk's tabs above the page of one item; hidden on phones, which have a back link and little room. */
export function DeskTabs({ tabs }: { tabs: { label: string; links: TabLink[] } }) {
  return (
    <div className="max-md:hidden">
      <TabLinks {...tabs} />
    </div>
  )
}
