/** A button that says "pause" while something moves by itself, and "play" (`data-play`, `data-play-icon`) while it stands. */
export function playButton(button: HTMLElement | null, onPress: (playing: boolean) => void) {
  const label = button?.querySelector('.sr-only') ?? undefined
  const words = { pause: label?.textContent ?? button?.ariaLabel ?? '', play: button?.dataset.play ?? '' }
  const icon = button?.querySelector('path')
  const paths = { pause: icon?.getAttribute('d') ?? '', play: button?.dataset.playIcon ?? '' }
  let playing = true
  button?.addEventListener('click', () => onPress(!playing))
  return {
    isPlaying: () => playing,
    show(now: boolean): void {
      playing = now
      const text = now ? words.pause : words.play
      if (label) label.textContent = text
      else if (button) button.ariaLabel = text
      icon?.setAttribute('d', now ? paths.pause : paths.play)
    },
  }
}
