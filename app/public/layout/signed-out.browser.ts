const SHOWN_MILLISECONDS = 6_000

/** Shows a staff member that they were signed out, if a cookie says so (`app/accounts/cookies/notice.server.ts`). */
class SignedOut extends HTMLElement {
  connectedCallback(): void {
    const [, name, lang] = /(?:^|;\s*)((?:__Host-)?garage-signed-out)=([a-z]+)/.exec(document.cookie) ?? []
    const words = this.querySelector<HTMLTemplateElement>(`template[lang=${lang}]`)
    if (!name || !words) return
    void globalThis.cookieStore?.delete(name)
    const notice = document.importNode(words.content, true).firstElementChild
    if (!notice) return
    this.append(notice)
    setTimeout(() => notice.remove(), SHOWN_MILLISECONDS)
  }
}

customElements.define('signed-out', SignedOut)
