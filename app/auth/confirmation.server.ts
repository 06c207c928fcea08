const NAME = 'garage-confirmation'
const SECONDS = 60 * 60

// The whole site, not the sign-in page only: with scripts the form goes to `/login.data`.
const flags = 'Path=/; HttpOnly; SameSite=Lax'

/** The word of a confirmation mail waits here until the password is given: not in the address, where others could see it. */
export function keepConfirmation(token: string, secure: boolean): string {
  const word = encodeURIComponent(token.slice(0, 200))
  return `${NAME}=${word}; Max-Age=${SECONDS}; ${flags}${secure ? '; Secure' : ''}`
}

export function keptConfirmation(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookies)?.[1]
  return kept || undefined
}

export function dropConfirmation(): string {
  return `${NAME}=; Max-Age=0; ${flags}`
}
