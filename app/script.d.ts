/** A script bundled and minified into one string, to be inlined in a page. */
declare module '*?script' {
  const source: string
  export default source
}
