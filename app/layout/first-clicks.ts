import { tellClick } from '#app/clicks/tell.ts'
import { afterFrame } from './paint-steps.ts'
import { changeTheme } from './stored-theme.ts'

/**
 * What clicks do before React is there, and goes on doing after: none of it needs more than the document. The window hears them
 * first: React keeps a click to itself where it has yet to take a part of the page over.
 */
export function answerClicks(): void {
  addEventListener('click', answerClick, true)
  // Before the router: what the window is told, it tells in the order of its listeners.
  addEventListener('popstate', keepSteps)
}

function answerClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  tellClick(target)

  const toggle = target.closest('[data-theme-toggle]')
  if (toggle) answerThenChangeTheme(toggle)

  const language = target.closest<HTMLAnchorElement>('a[data-language]')
  if (language) {
    language.search = location.search
    language.hash = location.hash
  }

  stepping = Boolean(target.closest('a[href^="#"]'))
  setTimeout(() => {
    stepping = false
  })

  const message = target.closest<HTMLElement>('[data-message-placement]')
  if (message) {
    dispatchEvent(
      new CustomEvent('whatsapp_click', { detail: { placement: message.dataset.messagePlacement } }),
    )
  }

  // A link in the menu that leads to a place on this page leaves the page as it is: the menu must go. A click beside a
  // modal dialog lands on the dialog itself.
  const dialog = target.closest<HTMLDialogElement>('dialog[data-dismiss]')
  if (target === dialog || target.closest('a')) dialog?.close()

  openByCommand(target)
}

/** The toggle answers at once; the theme, for which all of the page is painted anew, comes with the frame after. */
function answerThenChangeTheme(toggle: Element): void {
  toggle.setAttribute('aria-busy', 'true')
  afterFrame(() => {
    changeTheme()
    toggle.removeAttribute('aria-busy')
  })
}

let stepping = false

/** A step within the page is the browser's alone: React Router, told of it, has React go through all the page anew. */
function keepSteps(event: Event): void {
  if (stepping) event.stopImmediatePropagation()
}

/** Invoker commands for browsers that do not have them yet. */
function openByCommand(target: Element): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const button = target.closest('button[commandfor]')
  if (!button) return
  const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`)
  dialog?.[button.getAttribute('command') === 'close' ? 'close' : 'showModal']()
}
