/** "1 new submission", "3 new submissions". */
export function countText(words: { one: string; other: string }, count: number): string {
  return count === 1 ? words.one : words.other.replace('[count]', `${count}`)
}
