import { expect, test } from 'vitest'
import type { RecordId } from './records.ts'

/** Words that promise something, with the record of the promise. */
const words: Partial<Record<RecordId, RegExp>> = {
  courtesyCar: /courtoisie|courtesy/i,
  waitingRoom: /Wi-?Fi/,
  freeParking: /stationnement (est )?gratuit|free parking|parking is free/i,
  insuranceClaims: /réclamations? d’assurance (sont )?accept|insurance claims (are )?accept/i,
  watchRepairs: /regarder travailler|regarder de la salle|watch the work|watch from the waiting/i,
}

const files = import.meta.glob<string>('/app/content/{pages,services,blog,hours}/**/*.{ts,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const lists = import.meta.glob<string>('/app/content/{faq,gallery,mails,interface}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(words))('no text promises what is %s outside of its condition', (id, promise) => {
  const found = Object.entries({ ...files, ...lists }).flatMap(([file, text]) =>
    text.split('\n').flatMap((line) => {
      const outside = line.replaceAll(new RegExp(`\\{if:${id}\\}.*?(\\{/if\\})+`, 'g'), '')
      return !file.includes('.test.') && promise.test(outside) ? [`${file}: ${line.trim()}`] : []
    }),
  )
  expect(found).toEqual([])
})
