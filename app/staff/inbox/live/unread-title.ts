import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Puts how many requests are unread before the title of whatever page is shown: "(3) …". */
export function useUnreadTitle(unread: number): void {
  // After every render: each page brings its own title.
  useEffect(() => {
    const bare = document.title.replace(COUNT, '')
    const title = unread ? `(${unread}) ${bare}` : bare
    if (document.title !== title) document.title = title
  })
}
