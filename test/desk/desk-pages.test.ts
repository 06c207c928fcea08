import { expect, test } from 'vitest'
import { today } from '#app/content/hours/opening.ts'
import { atDesk } from './at-desk.ts'

const at = atDesk()

test('A photograph is asked for, shown as each frame cuts it, and put in the place of a drawn one', async () => {
  const page = 'pictures/hero-workshop'
  const sha = 'a'.repeat(64)
  const row = {
    sha,
    bytes: Buffer.from('x'),
    type: 'image/webp',
    width: 1600,
    height: 3200,
    made_by: '',
  } as const
  await at.database.db
    .insertInto('content_pictures')
    .values({ ...row, made_at: today() })
    .execute()
  const typed = { intent: 'save', sha, fr: 'Les ponts', en: 'The lifts' }
  for (const [more, status, said] of [
    [{ sha: '' }, 400, 'First take or choose a picture.'],
    [{ intent: 'send' }, 400, 'First take or choose a picture.'],
    [
      { en: '', x: '0', y: '100' },
      400,
      'Say what is … 0% from the left, 100% from … fr: Les ponts … (restore)',
    ],
    [{ en: '', x: '101', y: '-1' }, 400, '50% from the left, 50% from'],
    [{ decorative: 'yes', x: '101' }, 400, 'Say what is'],
    [{ decorative: 'yes', was: '1' }, 409, 'Someone just changed this: sample picture.'],
  ] as const)
    await at.refused(page, { ...typed, ...more }, status, said)
  for (const [x, y, ...frames] of [
    ['20.4', '', '0 1100 1600 1000', '0 1100 1333 1000', '0 1200 1600 800'],
    ['90', '50', '0 1100 1600 1000', '267 1100 1333 1000', '0 1200 1600 800'],
    ['50', '3', '0 0 1600 1000', '134 0 1333 1000', '0 0 1600 800'],
    ['50', '97', '0 2200 1600 1000', '134 2200 1333 1000', '0 2400 1600 800'],
  ] as const) {
    await at.saved(page, { ...typed, x, y })
    const shown = (await at.desk(page)).matchAll(/viewBox="([\d. ]*)" aria-hidden="true" class="block/g)
    expect(Array.from(shown, ([, part]) => part).slice(1, 4)).toEqual(frames)
  }
  const alt = { fr: 'Les ponts', en: 'The lifts' }
  expect(Object.values(await at.drafts())).toMatchObject([{ now: { sha, alt, focus: [50, 97] } }])
  await at.saved(page, { intent: 'restore' })
  expect(await at.drafts()).toEqual({})
})
