const NAME = 'garage-confirmation'
const MINUTES = 60

/** The word of a confirmation mail waits here until the password is given: not in the address, where others could see it. */
export function keepConfirmation(token: string, path: string, secure: boolean): string {
  const flags = `Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${NAME}=${encodeURIComponent(token.slice(0, 200))}; Max-Age=${MINUTES * 60}; ${flags}`
}

export function keptConfirmation(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookies)?.[1]
  return kept || undefined
}

export function dropConfirmation(path: string): string {
  return `${NAME}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`
}
