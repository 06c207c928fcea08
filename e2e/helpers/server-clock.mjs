// Loaded before the server: its clock starts at the time `STARTS_AT` and runs on from there.
const ahead = Date.parse(process.env.STARTS_AT ?? '') - Date.now()
const Real = Date

globalThis.Date = class extends Real {
  constructor(...parts) {
    super(...(parts.length ? parts : [Real.now() + ahead]))
  }
  static now() {
    return Real.now() + ahead
  }
}
