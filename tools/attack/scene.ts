import { href } from '#app/site-map.ts'
import { type Form, readForms } from './forms.ts'
import type { Scene } from './input.ts'
import { send } from './send.ts'
import { type AttackedSite, addressOfItsOwn, type Who } from './site.ts'
import type { Target } from './targets.ts'

/** The page as an attacker sees it: its forms with their hidden fields, and the forms that its GET forms lead to. */
export async function sceneOf(
  site: AttackedSite,
  targets: readonly Target[],
  target: Target,
  who: Who,
  cookies: string[],
): Promise<{ scene: Scene; cookie: string }> {
  const path = Object.entries(site.params()).reduce(
    (at, [name, known]) => at.replace(name, known),
    target.path,
  )
  let cookie = site.cookieOf(who)
  for (const { path: question } of targets.filter(({ asks, path: at }) => asks && at.startsWith(`${path}/`)))
    cookie = [cookie, await site.question(question, cookie)].filter(Boolean).join('; ')
  const page = target.family === 'programs' ? href('contact', 'fr') : path
  const read = async (at: string): Promise<Form[]> => {
    const headers = { ...addressOfItsOwn(), ...(cookie && { Cookie: cookie }) }
    const heard = await send(site.url, { method: 'GET', path: at, headers, body: '' }).catch(() => undefined)
    return heard?.headers['content-type']?.startsWith('text/html') ? readForms(heard.text) : []
  }
  const forms = target.page || target.family === 'programs' ? await read(page) : []
  if (target.takes === 'form') {
    const addresses = new Set<string>()
    // The loop also visits forms it adds: a search finds a person, and a choice leads to what can be done about them.
    for (const { method, action, fields } of forms) {
      if (method !== 'get' || addresses.size >= 4) continue
      const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
      const at = `${action.split(/[?#]/)[0] || path}?${query}`
      if (addresses.has(at) || !at.startsWith(path)) continue
      addresses.add(at)
      forms.push(...(await read(at)))
    }
  }
  return { scene: { target, path, forms, cookies }, cookie }
}
