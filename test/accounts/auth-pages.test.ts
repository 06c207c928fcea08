import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type OpenedDatabase } from '../engines.ts'
import { latestLink } from './auth.ts'
import { openSite, type Site } from './auth-site.ts'

const PASSWORD = 'trombone-sapin-47'

describe.each(engines)('The sign-in pages on $name', ({ open }) => {
  let opened: OpenedDatabase
  let site: Site
  beforeAll(async () => {
    opened = await open()
    // As in production: with the real password hash.
    site = await openSite(opened, {}, { passwordHash: undefined })
  })
  afterAll(async () => {
    await site.garage.close()
    await opened.close()
  })

  const owner = { email: 'owner@garage.example', password: PASSWORD }

  test('speak English with two tabs, and French once chosen', async () => {
    const browser = site.visit()
    const signUp = await (await browser.get('/login?tab=sign-up')).text()
    expect(signUp).toContain('<html lang="en"')
    expect(signUp).toContain('First user will automatically become admin')
    const switched = await browser.post('/login/language', { lang: 'fr', back: '/login?tab=sign-up' })
    expect(switched.headers.get('location')).toBe('/login?tab=sign-up')
    const french = await (await browser.get('/login?tab=sign-up')).text()
    expect(french).toContain('<html lang="fr"')
    expect(french).toContain('Mot de passe')
    const elsewhere = await browser.post('/login/language', {
      lang: 'en',
      back: 'https://evil.example/login',
    })
    expect(elsewhere.headers.get('location')).toBe('/login')
  })

  test('sign up, confirm, sign in, come back, sign out', async () => {
    const browser = site.visit()
    const made = await browser.post('/login?tab=sign-up', { intent: 'sign-up', ...owner })
    expect(made.status).toBe(200)
    expect(await made.text()).toContain('Account created! Please check your email to confirm.')

    const early = await browser.post('/login', { intent: 'sign-in', ...owner })
    expect(early.status).toBe(403)
    const offer = await early.text()
    expect(offer).toContain('Email not verified')
    const token = /name="token" value="([^"]+)"/.exec(offer)?.[1] ?? ''
    const again = await browser.post('/login', { intent: 'send-again', token })
    expect(await again.text()).toContain('Confirmation email sent.')

    const link = await latestLink(site.garage.runtime, owner.email, 2)
    const opened = await browser.get(link.pathname + link.search)
    expect(opened.headers.get('location')).toBe('/login')
    const page = await (await browser.get('/login')).text()
    expect(page).toContain('Sign in to confirm your email address.')
    expect(page).toContain(`value="${owner.email}"`)

    const entered = await browser.post('/login', { intent: 'sign-in', ...owner })
    expect(entered.headers.get('location')).toBe('/admin')
    const dashboard = await (await browser.get('/admin')).text()
    expect(dashboard).toContain('Successfully signed in!')
    expect(await (await browser.get('/admin')).text()).not.toContain('Successfully signed in!')
    expect((await browser.get('/login')).headers.get('location')).toBe('/admin')

    const session = await browser.get('/api/auth/get-session')
    expect(await session.json()).toMatchObject({ user: { email: owner.email } })
    expect(await (await browser.get('/api/auth/get-session')).text()).not.toContain('token')

    const cookies = new Map(browser.cookies)
    const left = await browser.post('/login/sign-out', {})
    expect(left.headers.get('location')).toBe('/')
    // Other requests from a page that is still open keep the cookie: only the home page shows its message.
    expect((await browser.get('/login')).status).toBe(200)
    expect(browser.cookies.get('garage-signed-out')).toBe('en')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect((await browser.get('/admin')).headers.get('location')).toBe('/login')
  })

  test('say the same and what to do, whether the address had an account or not, and show no form to send again', async () => {
    const [known, unknown] = await Promise.all(
      [owner.email, 'fresh@garage.example'].map(async (email) => {
        const fields = { intent: 'sign-up', email, password: 'une-autre-bougie-93' }
        const page = await (await site.visit().post('/login?tab=sign-up', fields)).text()
        return page.replaceAll(/nonce="[^"]*"/g, '').replaceAll(email, 'the address')
      }),
    )
    expect(known).toBe(unknown)
    expect(known).toContain('its first password still stands')
    expect(known).toContain('href="/login/forgot-password"')
    expect(known).not.toContain('type="password"')
  })

  test('say what is missing or wrong, keep the e-mail, never show the password', async () => {
    const browser = site.visit()
    const empty = await browser.post('/login', { intent: 'sign-in', email: '', password: '' })
    expect(empty.status).toBe(400)
    expect(await empty.text()).toContain('You must provide either an email or phone number and a password')

    const weak = await browser.post('/login?tab=sign-up', {
      intent: 'sign-up',
      email: 'someone@garage.example',
      password: 'Montreal2024',
    })
    expect(weak.status).toBe(400)
    const page = await weak.text()
    expect(page).toContain('This password is too easy to guess')
    expect(page).toContain('value="someone@garage.example"')
    expect(page).not.toContain('Montreal2024')

    await browser.post('/login/language', { lang: 'fr', back: '/login' })
    const wrong = await browser.post('/login', {
      intent: 'sign-in',
      email: 'x@garage.example',
      password: 'y',
    })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('Courriel ou mot de passe invalide')
  })

  test('recovery answers the same for every address, and its link leads to a new password', async () => {
    const browser = site.visit()
    const texts = await Promise.all(
      [owner.email, 'nobody@garage.example'].map(async (email) => {
        const response = await browser.post('/login/forgot-password', { email })
        expect(response.status).toBe(200)
        return (await response.text()).replaceAll(/nonce="[^"]*"/g, '')
      }),
    )
    expect(texts[0]).toBe(texts[1])

    const link = await latestLink(site.garage.runtime, owner.email, 3)
    // The token does not stay in the address, where others could see it.
    expect((await browser.get(link.pathname + link.search)).headers.get('location')).toBe(link.pathname)
    const form = await (await browser.follow(link.pathname)).text()
    const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? ''
    const saved = await browser.post('/login/new-password', { token, password: 'lune-caillou-verger-8' })
    expect(saved.headers.get('location')).toBe('/login')
    expect(await (await browser.get('/login')).text()).toContain('Password changed. Please sign in.')
    const used = await browser.post('/login/new-password', { token, password: 'encore-un-autre-5' })
    expect(used.status).toBe(400)
    expect(await used.text()).toContain('This link is no longer valid.')
  })

  test('keep the field for the code where a second mail is refused', async () => {
    const browser = site.visit()
    const email = 'marie@garage.example'
    const ask = (intent: string) => browser.post('/login/code', { intent, email })
    expect(await (await ask('send')).text()).toContain('name="code"')
    let refused = await ask('again')
    for (let mails = 2; refused.status === 200 && mails < 20; mails += 1) refused = await ask('again')
    expect(refused.status).toBe(429)
    const page = await refused.text()
    expect(page).toContain('Too many attempts. Try again in')
    // The code of the first mail still opens: it can be typed, and nothing says that it was wrong.
    expect(page).toMatch(/<input[^>]*name="code"/)
    expect(page).not.toContain('aria-invalid="true"')
    expect(page).toContain(`name="email" value="${email}"`)
    // Whoever never had one is asked for the address again.
    const first = await (await ask('send')).text()
    expect(first).not.toContain('name="code"')
  })

  test('carry their own stylesheet and run only scripts the server named', async () => {
    const response = await site.visit().get('/login')
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    const html = await response.text()
    expect(policy).not.toContain('unsafe')
    expect(html).toMatch(/<link [^>]*href="\/assets\/staff-[^"]+\.css"/)
    expect(html).not.toMatch(/ style="/)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.length).toBeGreaterThan(0)
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
