import { afterEach, beforeEach } from 'vitest'
import { apiOf } from '#server/api.ts'
import { type Browser, openSite, type Site } from '../accounts/auth-site.ts'
import type { Engine, OpenedDatabase } from '../engines.ts'

const DESK = '/admin/desk'

/** The value of a hidden field on a page. */
export function hidden(html: string, name: string): string {
  const [, value = ''] = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** The desk as its owner uses it, without scripts. */
export function deskOf(site: Site, owner: Browser) {
  const text = async (address: string) => (await owner.get(address)).text()

  /** Sends the form of a desk page, with its hidden fields. */
  async function save(
    page: string,
    typed: Readonly<Record<string, string>> | [string, string][],
  ): Promise<Response> {
    const html = await text(`${DESK}/${page}`)
    const seen = ['was', 'draft', 'key'].map((name): [string, string] => [name, hidden(html, name)])
    const over = Array.isArray(typed) ? typed : Object.entries(typed)
    return owner.post(`${DESK}/${page}`, [
      ...seen.filter(([name]) => !over.some(([own]) => own === name)),
      ...over,
    ])
  }

  /** Presses a button of the list for every draft. */
  async function drafts(intent: string, more: [string, string][] = []): Promise<Response> {
    const html = await text(`${DESK}/drafts`)
    const keys = [...html.matchAll(/name="draft"(?: checked="")? value="([^"]+)"/g)].map(
      ([, key = '']): [string, string] => ['draft', key],
    )
    return owner.post(`${DESK}/drafts`, [['intent', intent], ...keys, ...more])
  }

  return {
    text,
    save,
    drafts,
    async publish(): Promise<void> {
      const to = (await drafts('publish')).headers.get('location')
      if (!to?.endsWith('said=published')) throw new Error(`Not published: ${to}`)
    },
    /** Resets the facts, which all sites of this process share. */
    forget(): void {
      const api = apiOf(site.build)
      api.setFacts(api.bundledFacts)
    },
  }
}

/** An empty site for each test of a suite, with its owner at the desk. Registers hooks. */
export function deskForEach(open: Engine['open']) {
  let opened: OpenedDatabase
  let site: Site
  let owner: Browser
  let desk: ReturnType<typeof deskOf>
  beforeEach(async () => {
    opened = await open()
    site = await openSite(opened)
    owner = await site.enter('owner@garage.example')
    desk = deskOf(site, owner)
  })
  afterEach(async () => {
    desk.forget()
    await site.garage.close()
    await opened.close()
  })
  return {
    get site() {
      return site
    },
    get owner() {
      return owner
    },
    get desk() {
      return desk
    },
    /** The answer that a visitor gets. */
    answer: (address: string) => site.visit().get(address),
    text: async (address: string) => (await site.visit().get(address)).text(),
  }
}

/** A review with valid fields. */
export const ownReview = {
  who: 'Marie T., Rosemont',
  rating: '4',
  service: 'freins',
  // An amount in a customer's words is kept.
  'text.fr': 'Ils m’ont montré la pièce. 100\u00a0$ de moins qu’ailleurs.',
  'text.en': 'They showed me the part. $100 less than elsewhere.',
  date: '2026-09-02',
  consent: '2026-09-03',
}

/** A job with valid fields. */
export const ownJob = {
  'title.fr': 'Bas de caisse refaits',
  'title.en': 'Rocker panels rebuilt',
  'description.fr': 'Rouille coupée, tôle neuve, peinture.',
  'description.en': 'Rust cut out, new metal, paint.',
  service: 'carrosserie',
  date: '2026-08-20',
}
