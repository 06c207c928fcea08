import { reportClick } from '#app/clicks/report-click.ts'
import { changeTheme } from './stored-theme.ts'

/** Handles clicks on every page, in addition to what the browser does by itself. */
export function handleClicks(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    reportClick(target)

    if (target.closest('[data-theme-toggle]')) changeTheme()

    const language = target.closest<HTMLAnchorElement>('a[data-language]')
    if (language) {
      language.search = location.search
      language.hash = location.hash
    }

    const message = target.closest<HTMLElement>('[data-message-placement]')
    if (message) {
      dispatchEvent(
        new CustomEvent('whatsapp_click', { detail: { placement: message.dataset.messagePlacement } }),
      )
    }

    // An anchor link in the menu loads no new page, so the menu must be closed. A click on a modal dialog's backdrop has the
    // dialog itself as its target.
    const dialog = target.closest<HTMLDialogElement>('dialog[data-dismiss]')
    if (target === dialog || target.closest('a')) dialog?.close()

    openByCommand(target)
  })
}

/** Polyfill of invoker commands. */
function openByCommand(target: Element): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const button = target.closest('button[commandfor]')
  if (!button) return
  const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`)
  dialog?.[button.getAttribute('command') === 'close' ? 'close' : 'showModal']()
}
