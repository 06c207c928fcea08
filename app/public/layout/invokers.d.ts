import 'react'

// Invoker commands (a button that opens a dialog by itself) are newer than React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
