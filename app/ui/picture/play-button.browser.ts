/** A button labelled "pause" while something moves by itself, and "play" (`data-play`) while it is stopped. */
export function playButton(button: HTMLElement | null, onPress: (playing: boolean) => void) {
  const words = { pause: button?.ariaLabel ?? '', play: button?.dataset.play ?? '' }
  let playing = true
  button?.addEventListener('click', () => onPress(!playing))
  return {
    isPlaying: () => playing,
    show(now: boolean): void {
      playing = now
      if (button) button.ariaLabel = now ? words.pause : words.play
      button?.classList.toggle('still', !now)
    },
  }
}
