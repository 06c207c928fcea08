import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Shows the unread count before the title of the current page: "(3) …". */
export function useUnreadTitle(unread: number): void {
  // After every render, because each page sets its own title.
  useEffect(() => {
    const bare = document.title.replace(COUNT, '')
    const title = unread ? `(${unread}) ${bare}` : bare
    if (document.title !== title) document.title = title
  })
}
