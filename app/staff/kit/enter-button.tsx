/**
 * First in a form, the button that Enter in any of its fields presses: by itself a browser presses the first one, whatever that
 * does. Out of sight but rendered, and enabled: some browsers pass over a button that is hidden or disabled.
 */
export function EnterButton({ intent }: { intent: string }) {
  return (
    <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="sr-only" />
  )
}
