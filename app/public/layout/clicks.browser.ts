import { reportClick } from '#app/clicks/report-click.ts'
import { changeTheme } from './stored-theme.ts'

/** What clicks do all over the site, beside what the browser does by itself. */
export function answerClicks(): void {
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

    // A link in the menu that leads to a place on this page leaves the page as it is: the menu must go. A click beside a
    // modal dialog lands on the dialog itself.
    const dialog = target.closest<HTMLDialogElement>('dialog[data-dismiss]')
    if (target === dialog || target.closest('a')) dialog?.close()

    openByCommand(target)
  })
}

/** Invoker commands for browsers that do not have them yet. */
function openByCommand(target: Element): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const button = target.closest('button[commandfor]')
  if (!button) return
  const dialog = document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`)
  dialog?.[button.getAttribute('command') === 'close' ? 'close' : 'showModal']()
}
