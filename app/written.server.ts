import type { ReactNode } from 'react'
import { createContext, type RouterContextProvider } from 'react-router'

type Parts = Readonly<Record<string, ReactNode>>

/** What loaders leave for the page being rendered, each under the name of its `Written` place. */
export const writtenContext = createContext<Parts>({})

/** Leaves parts of the page that are sent as HTML only; call it in a loader. */
export function write(context: Readonly<RouterContextProvider>, parts: Parts): void {
  context.set(writtenContext, { ...context.get(writtenContext), ...parts })
}
