import { mailto } from '#app/content/business/mailto.ts'

/** E-mail addresses, and phone numbers as texts write them (`content/business/phone.ts`). */
const ADDRESS = /([\w.-]+@[\w.-]+\w|(?<!\d[\s-])\b\d{3}[\s-]\d{3}-\d{4})/

/** A text with its e-mail addresses and phone numbers as links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 ? (
      <a key={part} href={addressOf(part)} className="link [overflow-wrap:anywhere]">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

export function LinkedParagraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ))
}

function addressOf(part: string): string {
  return part.includes('@') ? mailto(part) : `tel:+1${part.replace(/\D/g, '')}`
}
