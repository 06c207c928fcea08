import { createContext } from 'react'

/** The public stylesheet's text while the page is rendered on the server; empty in the browser, which has it already. */
export const PageStyles = createContext('')
