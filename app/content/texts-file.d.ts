/** A file of texts as it is read: `textsOf` checks it. */
declare module '*.yaml' {
  const file: unknown
  export default file
}
