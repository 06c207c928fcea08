import { fetchPage } from './fetch-page.ts'

/**
 * Shows the price of each answer as it is chosen: the parts of the page that say it (`data-priced`) are taken from the page of
 * these answers, whose address takes the place of this one's. Without that page, the form is sent as without scripts.
 */
export function priceAnswers(): void {
  const form = document.querySelector<HTMLFormElement>('#estimation form')
  if (!form) return
  let last = 0
  const show = async () => {
    last += 1
    const turn = last
    const address = new URL(form.action)
    for (const [name, value] of new FormData(form)) address.searchParams.set(name, `${value}`)
    const { page } = await fetchPage(address)
    if (turn !== last) return
    const parts = page.querySelectorAll('[data-priced]')
    for (const [place, part] of document.querySelectorAll('[data-priced]').entries())
      part.replaceChildren(...(parts[place]?.childNodes ?? []))
    address.hash = location.hash
    history.replaceState(null, '', address)
  }
  const showOrSend = () => void show().catch(() => form.submit())
  form.addEventListener('change', showOrSend)
  // What was chosen before this script came, or what the browser kept of an earlier visit.
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
  if (chosen.some((input) => !input.defaultChecked)) showOrSend()
}
