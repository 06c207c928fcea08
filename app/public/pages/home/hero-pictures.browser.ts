import { playButton } from '#app/ui/picture/play-button.browser.ts'
import { reducedMotion } from '#app/ui/section/reduced-motion.ts'

/** How many milliseconds before a picture is shown it is loaded. */
const FETCHED_AHEAD = 1500
/** The pointer or the focus is on one of the section's controls: nothing must move behind it. */
const HELD = '#home :is(a, button):hover, #home :focus-visible'

/** Rotates the hero's pictures while they are playing and in view. */
class HeroPictures extends HTMLElement {
  connectedCallback(): void {
    const waiting = this.querySelector('template')
    const pictures = [this.querySelector('.picture'), ...(waiting?.content.children ?? [])]
    const every = Number(this.getAttribute('every'))
    const isVisible = () => !document.hidden && scrollY < innerHeight && !document.querySelector(HELD)
    let index = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => (index + 1) % pictures.length

    const fetchNext = () => {
      const picture = pictures[next()]
      // Inserted in the page, it is loaded by `picture-loader.ts`.
      if (isVisible() && picture && !picture.isConnected) waiting?.before(document.adoptNode(picture))
      timer = setTimeout(turn, FETCHED_AHEAD)
    }
    const turn = () => {
      const picture = pictures[next()]
      if (isVisible() && picture?.isConnected) {
        pictures[index]?.classList.add('opacity-0')
        picture.classList.remove('opacity-0')
        index = next()
      }
      timer = setTimeout(fetchNext, every - FETCHED_AHEAD)
    }
    const play = (playing: boolean) => {
      button.show(playing)
      clearTimeout(timer)
      if (playing) timer = setTimeout(fetchNext, every - FETCHED_AHEAD)
    }
    const button = playButton(this.querySelector('button'), play)
    play(!reducedMotion())
  }
}

customElements.define('hero-pictures', HeroPictures)
