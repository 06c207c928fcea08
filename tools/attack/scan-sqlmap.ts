import path from 'node:path'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { LEAST_REQUESTS, LONGEST_SECONDS, type Part, type Row, run, type Scanned } from './scan.ts'

/** A request as the contact form sends it. */
const FORM = 'name=Zoe&phone=5145550199&email=zoe@example.org&service_type=freins&message=bruit&plate=ABC123'

type Target = { address: string; data?: string; json?: true }

export function publicTargets(): Target[] {
  return [
    { address: '/blog?q=frein&category=conseils&sort=newest&page=1' },
    { address: '/en/contact?service=freins&reference=x' },
    { address: '/gallery?tab=all' },
    {
      address: plainPaths.sendRequest,
      data: JSON.stringify(Object.fromEntries(new URLSearchParams(FORM))),
      json: true,
    },
    {
      address: '/contact',
      data: `${FORM}&vehicle_make=Mazda&vehicle_model=3&vehicle_year=2016&reach_hours=soir`,
    },
    { address: plainPaths.login, data: 'intent=sign-in&email=nobody@example.org&password=trombone-3' },
    { address: plainPaths.resetPassword, data: 'token=abc&password=trombone-sapin-48' },
    { address: plainPaths.invitation, data: 'word=abc&password=trombone-sapin-48' },
  ]
}

export function staffTargets(reference: string): Target[] {
  return [
    {
      address: `${plainPaths.admin}?q=zoe&status=new&type=contact&service=freins&period=30&sort=name&page=1`,
    },
    { address: `${plainPaths.exportRequests}?q=zoe&sort=oldest&only=unread` },
    { address: `${plainPaths.privacy}?q=zoe@example.org&step=erase&erased=1` },
    { address: `${plainPaths.consents}?page=1` },
    { address: requestPath(reference), data: 'intent=note&note=bonjour' },
    { address: requestPath(reference), data: 'intent=status&to=contacted&version=1' },
    { address: requestPath(reference), data: 'intent=assignee&to=x&version=1' },
    { address: plainPaths.templates, data: 'intent=save&name=ready&lang=fr&text=bonjour&seen=x' },
    { address: plainPaths.people, data: 'intent=grant&email=nobody@example.org&id=x' },
  ]
}

/** Scans each target in an equal share of the time. One that is injectable, or not scanned to the end, is a finding. */
export async function sqlmap(
  scanned: Scanned,
  part: Part,
  targets: readonly Target[],
  cookie: string,
): Promise<Row[]> {
  const { site, folder } = scanned
  const share = LONGEST_SECONDS / targets.length
  const done: Row[] = []
  for (const [number, { address, data, json }] of targets.entries()) {
    const { output, seconds, tried } = await run(
      scanned,
      'sqlmap',
      [
        [
          '-u',
          site + address,
          '--batch',
          '--disable-coloring',
          '--flush-session',
          '--level',
          '1',
          '--risk',
          '1',
        ],
        [
          '--technique',
          'BEUST',
          '--time-sec',
          '2',
          '--timeout',
          '10',
          '--retries',
          '1',
          '--ignore-code',
          '*',
        ],
        ['--output-dir', path.join(folder, `${part}-${number}`), '--drop-set-cookie', '--union-cols', '1-4'],
        ['--headers', `Origin: ${site}${json ? '\nContent-Type: application/json' : ''}`],
        data ? ['--data', data] : [],
        cookie ? ['--cookie', cookie, '--param-exclude', 'garage'] : [],
      ].flat(),
      share,
    )
    const about = `${data ? 'POST' : 'GET'} ${address.split('?')[0]?.replace(/G-.*/, 'G-…')}`
    const found = [...output.matchAll(/^(?:Parameter: .*|.* is vulnerable.*)$/gm)].map(([line]) => line)
    if (tried < LEAST_REQUESTS.sqlmap) found.push(`only ${tried} requests`)
    const clean = /all tested parameters do not appear to be injectable/.test(output)
    if (!clean && !found.length) found.push(`not tried to the end: ${output.slice(-300)}`)
    done.push({ part, about, seconds, tried, found, excused: [] })
  }
  return done
}
