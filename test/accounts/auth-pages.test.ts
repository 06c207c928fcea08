import { describe, expect, test } from 'vitest'
import { mailOf, tokenOf } from './auth.ts'
import { expectSaid, PASSWORD, siteWithOwnerForEach, textOf } from './auth-site.ts'
import { NEXT_PASSWORD, OWNER, SECOND } from './callers.ts'

describe('The sign-in pages', () => {
  const fixture = siteWithOwnerForEach()
  const visit = () => fixture.site.visit()

  test('speak English with two tabs, and French once chosen', async () => {
    const browser = visit()
    const signUp = await textOf(browser.get('/login?tab=sign-up'))
    expect(signUp).toContain('<html lang="en"')
    expect(signUp).toMatch(/aria-selected="false"[^>]*>Sign In<.*aria-selected="true".*First user will auto/)
    expect(signUp).not.toMatch(/Forgot your password|Other ways to enter/)
    // Without a provider, nothing leads to one.
    expect(await textOf(browser.get('/login'))).not.toContain('/login/provider')
    expect((await browser.get('/login/provider')).headers.get('location')).toBe('/login')
    await browser.post('/login/language', { lang: 'fr', back: '/login?tab=sign-up' })
    const french = await textOf(browser.get('/login?tab=sign-up'))
    expect(french).toContain('<html lang="fr"')
    expect(french).toContain('Mot de passe')
  })

  test('sign up, confirm, sign in, come back, sign out', async () => {
    const browser = visit()
    const given = { email: SECOND, password: PASSWORD }
    const signIn = () => browser.post('/login', { intent: 'sign-in', ...given })
    const made = await textOf(browser.post('/login?tab=sign-up', { intent: 'sign-up', ...given }))
    expect(made).toMatch(/Account created! Please check your email.*on its way to second@garage\.example\./)
    expect(made).not.toContain('name="password"')

    const early = await signIn()
    const offer = await textOf(early)
    expect([early.status, offer]).toEqual([403, expect.stringMatching(/Email not verified.*get another one/)])
    const askAgain = /name="token" value="([^"]+)"/.exec(offer)?.[1] ?? ''
    const again = browser.post('/login', { intent: 'send-again', token: askAgain })
    expect(await textOf(again)).toContain('Confirmation email sent.')

    const { runtime } = fixture.site.garage
    const mail = await mailOf(runtime, SECOND, 'confirm')
    expect(mail).toContain('http://localhost:3000/login?confirm=')
    // The token does not stay in the address, where others could see it.
    const confirmed = await browser.get(`/login?confirm=${await tokenOf(runtime, SECOND, 'confirm')}`)
    expect(confirmed.headers.get('location')).toBe('/login')
    const page = await textOf(browser.get('/login'))
    expect(page).toMatch(/Sign in to confirm your email address\..*value="second@garage\.example"/)
    expect(await textOf(browser.get('/login?tab=sign-up'))).not.toMatch(/to confirm your email|second@garage/)

    expect((await signIn()).headers.get('location')).toBe('/admin')
    expect((await browser.get('/login')).headers.get('location')).toBe('/admin')
    const session = await textOf(browser.get('/api/auth/get-session'))
    expect(JSON.parse(session)).toMatchObject({ user: { email: SECOND } })
    expect(session).not.toContain('token')

    expect((await browser.post('/login/sign-out', {})).headers.get('location')).toBe('/')
    // Other requests from a page that is still open keep the cookie: only the home page shows its message.
    expect((await browser.get('/login')).status).toBe(200)
    expect(browser.cookies.get('garage-signed-out')).toBe('en')
  })

  test('say once that the sign-in went well', async () => {
    const browser = visit()
    await browser.post('/login', { intent: 'sign-in', email: OWNER, password: PASSWORD })
    expect(await textOf(browser.get('/admin'))).toContain('Successfully signed in!')
    expect(await textOf(browser.get('/admin'))).not.toContain('Successfully signed in!')
  })

  test('say what is wrong, keep the e-mail, never show the password', async () => {
    const browser = visit()
    const weak = { intent: 'sign-up', email: SECOND, password: 'Montreal2024' }
    const page = await textOf(browser.post('/login?tab=sign-up', weak))
    expect(page).toContain('This password is too easy to guess')
    expect(page).toMatch(/value="second@garage\.example".*aria-invalid="true"[^>]* name="password"/)
    expect(page).not.toContain('Montreal2024')

    await browser.post('/login/language', { lang: 'fr', back: '/login' })
    const wrong = browser.post('/login', { intent: 'sign-in', email: SECOND, password: 'y' })
    await expectSaid(wrong, 401, 'Courriel ou mot de passe invalide')
  })

  test('the link of recovery leads to a new password, once', async () => {
    const browser = visit()
    const lacks = await browser.post('/login/forgot-password', { email: ' ' })
    expect([lacks.status, await textOf(lacks)]).toEqual([
      400,
      expect.stringContaining('You must provide either an email'),
    ])
    const asked = await textOf(browser.post('/login/forgot-password', { email: ` ${OWNER} ` }))
    expect(asked).toContain('a link is on its way')
    expect(asked).not.toContain('name="email"')
    const mailed = await tokenOf(fixture.site.garage.runtime, OWNER, 'reset')
    const form = await textOf(browser.follow(`/login/new-password?token=${mailed}`))
    const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? ''
    const weak = await textOf(browser.post('/login/new-password', { token, password: 'garage' }))
    expect(weak).toMatch(/too easy to guess.*aria-invalid="true"[^>]* name="password"/)
    const saved = await browser.post('/login/new-password', { token, password: NEXT_PASSWORD })
    expect(saved.headers.get('location')).toBe('/login')
    expect(await textOf(browser.get('/login'))).toContain('Password changed. Please sign in.')
    const used = browser.post('/login/new-password', { token, password: 'encore-un-autre-5' })
    await expectSaid(used, 400, 'This link is no longer valid.')
  })

  test('keep the field for the code where a second mail is refused', async () => {
    const email = 'marie@garage.example'
    const browser = visit()
    const ask = (intent: string) => browser.post('/login/code', { intent, email })
    expect(await textOf(ask('send'))).toContain('name="code"')
    const wrong = await textOf(browser.post('/login/code', { intent: 'enter', email, code: '12 34 56' }))
    expect(wrong).toMatch(/Invalid code.*aria-invalid="true"[^>]* name="code"/)
    expect((await ask('again')).status).toBe(200)
    const refused = await ask('again')
    const page = await textOf(refused)
    expect(refused.status).toBe(429)
    expect(page).toContain('Too many attempts. Try again in')
    // The code of the first mail still opens: it can be typed, and nothing says that it was wrong.
    expect(page).toMatch(/<input[^>]*name="code"/)
    expect(page).not.toContain('aria-invalid="true"')
    expect(page).toContain(`name="email" value="${email}"`)
    // Whoever never had one is asked for the address again.
    expect(await textOf(ask('send'))).not.toContain('name="code"')
  })
})
