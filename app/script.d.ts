/** A small program bundled and minified into one string, to stand inside a page. */
declare module '*?script' {
  const source: string
  export default source
}
