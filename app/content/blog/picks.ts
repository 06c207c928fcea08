type Pickable = {
  slug: string
  category: string
  tags: readonly string[]
  date: string
  featured: boolean
  popular: boolean
}

const RECENT = 3
const POPULAR = 3
const RELATED = 3

/** The posts of the carousel above the list: those marked as featured, else the first of `posts`, which come newest first. */
export function featured<Post extends Pickable>(posts: readonly Post[]): Post[] {
  const marked = posts.filter((post) => post.featured)
  return marked.length > 0 ? marked : posts.slice(0, 1)
}

/** The three newest; `posts` must be sorted newest first. */
export function recent<Post extends Pickable>(posts: readonly Post[]): Post[] {
  return posts.slice(0, RECENT)
}

/** Up to three marked as popular. */
export function popular<Post extends Pickable>(posts: readonly Post[]): Post[] {
  return posts.filter((post) => post.popular).slice(0, POPULAR)
}

/** Up to three other posts: same category first, then most tags in common, then newest. */
export function related<Post extends Pickable>(posts: readonly Post[], to: Pickable): Post[] {
  const closeness = (post: Pickable) =>
    (post.category === to.category ? 100 : 0) + post.tags.filter((tag) => to.tags.includes(tag)).length
  return posts
    .filter((post) => post.slug !== to.slug)
    .toSorted((a, b) => closeness(b) - closeness(a) || b.date.localeCompare(a.date))
    .slice(0, RELATED)
}
