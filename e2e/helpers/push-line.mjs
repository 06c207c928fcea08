// Loaded before the server: posts to Chrome's push service go to the tests' service instead.
const { fetch } = globalThis
const SERVICE = 'https://fcm.googleapis.com'

globalThis.fetch = (address, init) =>
  fetch(
    String(address).startsWith(SERVICE) ? String(address).replace(SERVICE, process.env.PUSH_LINE) : address,
    init,
  )
