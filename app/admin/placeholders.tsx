type Props = { copy: { placeholders: string; placeholdersText: string }; facts: string[] }

/** The business facts that are still examples, named until they are replaced. */
export function Placeholders({ copy, facts }: Props) {
  return (
    <aside className="border-l-4 border-accent bg-steel p-4 md:p-5">
      <h2 className="font-bold">{copy.placeholders}</h2>
      <p className="small mt-1">{copy.placeholdersText}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 font-semibold">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </aside>
  )
}
