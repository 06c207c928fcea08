import { afterEach, beforeEach } from 'vitest'
import type * as Entry from '#app/entry.server.tsx'
import { type Browser, openSite, type Site } from '../accounts/auth-site.ts'
import type { Engine, OpenedDatabase } from '../engines.ts'

const DESK = '/admin/desk'

/** What a hidden field of a page holds. */
export function hidden(html: string, name: string): string {
  const [, value = ''] = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** A desk as its owner has it in a browser without scripts. */
export function deskOf(site: Site, owner: Browser) {
  const text = async (address: string) => (await owner.get(address)).text()

  /** Sends the form of a page of the desk, with what it was made from. */
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

  /** Does with every draft what a button of the list does. */
  async function drafts(intent: string, more: [string, string][] = []): Promise<Response> {
    const html = await text(`${DESK}/drafts`)
    const keys = [...html.matchAll(/name="draft" value="([^"]+)"/g)].map(([, key = '']): [string, string] => [
      'draft',
      key,
    ])
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
    /** The built site's facts are one for all sites of this process. */
    forget(): void {
      const entry = site.build.entry.module as unknown as typeof Entry
      entry.setFacts(entry.printedFacts)
    },
  }
}

/** An empty site for each test of a suite, with its owner at the desk. */
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
    /** What a visitor gets. */
    answer: (address: string) => site.visit().get(address),
    text: async (address: string) => (await site.visit().get(address)).text(),
  }
}

/** A review as its form takes it. */
export const ownReview = {
  who: 'Marie T., Rosemont',
  rating: '4',
  service: 'freins',
  // What a customer says of a price is theirs, and stays.
  'text.fr': 'Ils m’ont montré la pièce. 100\u00a0$ de moins qu’ailleurs.',
  'text.en': 'They showed me the part. $100 less than elsewhere.',
  date: '2026-09-02',
  consent: '2026-09-03',
}

/** A job as its form takes it. */
export const ownJob = {
  'title.fr': 'Bas de caisse refaits',
  'title.en': 'Rocker panels rebuilt',
  'description.fr': 'Rouille coupée, tôle neuve, peinture.',
  'description.en': 'Rust cut out, new metal, paint.',
  service: 'carrosserie',
  date: '2026-08-20',
}
