/** Side of an icon in the picture, in pixels of the screen: the largest is shown at 24 px, and a page can be pinched open. */
const side = () => Math.min(96, Math.ceil(24 * devicePixelRatio * 2))

/** The rule that cuts every icon of a published page from one drawing (`server/icon-sprite.ts`). */
function iconRule(rules: Iterable<CSSRule>): CSSStyleRule | undefined {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.style.webkitMaskImage.includes('data:image/svg')) return rule
    const inside = 'cssRules' in rule && iconRule((rule as CSSGroupingRule).cssRules)
    if (inside) return inside
  }
}

/**
 * Turns the drawing that a page's icons are cut from into pixels. A browser lays out the whole drawing again for each icon
 * it paints, which took half of the time in which a slow phone answers a tap.
 */
export async function drawIconsOnce(): Promise<void> {
  const rule = [...document.styleSheets].map(({ cssRules }) => iconRule(cssRules)).find(Boolean)
  const url = rule && /^url\("(.*)"\)$/s.exec(rule.style.webkitMaskImage)?.[1]
  if (!url) return
  const drawing = new Image()
  drawing.src = url
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.height = side()
  canvas.width = (drawing.width / drawing.height) * canvas.height
  const context = canvas.getContext('2d')
  context?.drawImage(drawing, 0, 0, canvas.width, canvas.height)
  // Browsers that hide what they are give false pixels back: a corner is empty in every icon.
  if (context?.getImageData(0, 0, 1, 1).data[3] !== 0) return
  const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!pixels) return
  // There before it is shown: an icon without its picture would not be seen for a moment.
  drawing.src = await addressOf(pixels)
  await drawing.decode()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${rule.selectorText}{-webkit-mask-image:url("${drawing.src}")}`)
  document.adoptedStyleSheets.push(sheet)
}

function addressOf(picture: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(`${reader.result}`)
    reader.onerror = reject
    reader.readAsDataURL(picture)
  })
}
