import { Moon, Sun } from 'lucide-react'

/** Switches between light and dark; the click is handled in the head's script, so that it works from the first moment. */
export function ThemeToggle({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-label={label}
      className="scripted inline-flex size-11 items-center justify-center text-ink-soft hover:text-ink"
    >
      <Moon className="size-5 dark:hidden" aria-hidden="true" />
      <Sun className="hidden size-5 dark:block" aria-hidden="true" />
    </button>
  )
}
