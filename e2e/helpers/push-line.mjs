// Loaded before the server: what it posts to the push service of Chrome goes to the one of the tests.
const { fetch } = globalThis
const SERVICE = 'https://fcm.googleapis.com'

globalThis.fetch = (address, init) =>
  fetch(
    String(address).startsWith(SERVICE) ? String(address).replace(SERVICE, process.env.PUSH_LINE) : address,
    init,
  )
