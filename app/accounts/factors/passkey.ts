/** Asks the device for a new passkey, or to sign in with one it has. @returns the credential as JSON. */
export type AskDevice = (options: unknown) => Promise<string>

/** Whether this browser can make and use passkeys. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  )
}

export const makePasskey: AskDevice = async (options) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  return answerOf(await navigator.credentials.create({ publicKey }))
}

export const showPasskey: AskDevice = async (options) => {
  const request = options as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...request,
    userVerification: 'required',
  })
  return answerOf(await navigator.credentials.get({ publicKey }))
}

function answerOf(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device gave no passkey')
  return JSON.stringify(credential.toJSON())
}
