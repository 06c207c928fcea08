import { Contrast } from '#app/ui/icon/icon.tsx'

/** Toggles light and dark; the script in the head handles the click, so that it works from the first moment. */
export function ThemeToggle({ label, className = '' }: { label: string; className?: string }) {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-label={label}
      className={`scripted inline-flex size-11 items-center justify-center text-ink-soft hover:text-ink ${className}`}
    >
      <Contrast />
    </button>
  )
}
