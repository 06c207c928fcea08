/** The day (`YYYY-MM-DD`) each file below `app/content` last changed (`scripts/last-changes.ts`). */
declare module 'virtual:last-changes' {
  const changes: Readonly<Record<string, string>>
  export default changes
}
