import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Shows how much waits for the garage before the title of the current page: "(3) …". */
export function useCountInTitle(waiting: number): void {
  // After every render, because each page sets its own title.
  useEffect(() => {
    const bare = document.title.replace(COUNT, '')
    const title = waiting ? `(${waiting}) ${bare}` : bare
    if (document.title !== title) document.title = title
  })
}
