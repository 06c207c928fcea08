import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { services } from '#app/content/services/index.ts'
import { content } from '#app/content/snapshot.ts'
import { serviceEstimateHref, usualEstimate } from '#app/estimate/usual.ts'
import { CarDrawing } from '#app/public/pages/home/car-drawing.tsx'
import { SlideShow } from '#app/ui/picture/slide-show.tsx'
import { ActionLink } from './action-link.tsx'

const words = content('fr').interface.carousel
const slides = ['un', 'deux', 'trois'].map((key) => ({ key, node: <p>{key}</p> }))

describe('a slide show, as the server writes it', () => {
  it('has nothing to pause where nothing moves', () => {
    const still = renderToStaticMarkup(<SlideShow label="Avis" words={words} slides={slides} />)
    expect(still).not.toContain('Mettre en pause')
    expect(still).toContain('aria-live="polite"')
    expect(still).toContain('aria-label="2 sur 3"')
  })

  it('has no buttons for a single slide', () => {
    const single = renderToStaticMarkup(
      <SlideShow label="Avis" words={words} slides={slides.slice(0, 1)} every={4000} />,
    )
    expect(single).toContain('<p>un</p>')
    expect(single).not.toContain('<button')
  })
})

describe('the car', () => {
  const html = renderToStaticMarkup(<CarDrawing lang="fr" />)
  const [drawing = ''] = /<svg[\s\S]*?<\/svg>/.exec(html) ?? []
  const places = html.replace(/<svg[\s\S]*?<\/svg>/g, '')

  it('has a plain link for each service drawn, with its name and the sum of the receipt it opens, in a named list', () => {
    const { label, zones } = content('fr').home.carMap
    expect(places).toContain(`aria-label="${label}"`)
    for (const { id, zone } of services) {
      const address = RegExp.escape(serviceEstimateHref(id, 'fr').replaceAll('&', '&amp;'))
      const [, text = ''] = new RegExp(`href="${address}"[^>]*>(.*?)</a>`, 's').exec(places) ?? []
      expect(text.startsWith(zones[zone].name)).toBe(true)
      for (const part of Object.values(zones[zone])) expect(text).toContain(part)
      // The receipt that it opens has that very sum.
      const [figure] = /[\d,]+/.exec(zones[zone].price) ?? []
      if (figure)
        expect(usualEstimate(id, 'fr')?.slip.sum.rows[0]?.value).toContain(figure.replace(/^\d+$/, '$&,00'))
    }
  })

  it('shows every part to pointers, without a second stop for keys or screen readers', () => {
    expect(drawing).toContain('aria-hidden="true"')
    expect(new Set(drawing.match(/data-part="\d"/g)).size).toBe(7)
    expect(drawing).not.toContain('<a ')
  })
})

describe('a link', () => {
  it('to a new tab says so and hands nothing over', () => {
    const html = renderToStaticMarkup(
      <ActionLink href="https://avis.example/" newTab="s’ouvre dans un nouvel onglet">
        Avis
      </ActionLink>,
    )
    expect(html).toContain('target="_blank" rel="noopener"')
    expect(html).toContain('(s’ouvre dans un nouvel onglet)')
  })
})
