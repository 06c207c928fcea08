import '../../server/production.ts'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { apiOf } from '#server/api.ts'

const COPIES = 4

// Loaded before the server (`--import`): a blog of twelve articles, made of four copies of the bundled ones.
const built = path.resolve(import.meta.dirname, '../../build/app/server/index.js')
const build = (await import(built)) as ServerBuild
const { content, setContent } = apiOf(build)

function copied(lang: Parameters<typeof content>[0]) {
  const bundled = content(lang)
  const posts = Array.from({ length: COPIES }, (_, copy) =>
    bundled.posts.map((post) => ({
      ...post,
      slug: copy ? `${post.slug}-${copy}` : post.slug,
      title: copy ? `${post.title} (${copy})` : post.title,
      featured: post.featured && copy < 2,
      popular: post.popular && copy === 0,
    })),
  )
  return { ...bundled, posts: posts.flat() }
}

setContent({ fr: copied('fr'), en: copied('en') })
