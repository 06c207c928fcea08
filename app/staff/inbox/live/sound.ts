import { isChosen } from './stored-choice.ts'

export const SOUND = 'garage-sound'
const SECONDS = 0.35
const LOUDNESS = 0.08
/** Frequencies of the two notes in hertz, the second a fourth above the first. */
const NOTES = [659.3, 880]

let audio: AudioContext | undefined

/** Plays two soft notes. Browsers allow sound only after a click or key press on the page. */
export async function chime(): Promise<void> {
  audio ??= new AudioContext()
  await audio.resume()
  const start = audio.currentTime
  for (const [index, hertz] of NOTES.entries()) {
    const at = start + index * 0.12
    const tone = new OscillatorNode(audio, { frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + SECONDS)
  }
}

/** Plays once for all tabs, if the sound is on and this tab may play it. */
export function chimeOnce(): void {
  if (!isChosen(SOUND, false) || !navigator.userActivation?.hasBeenActive) return
  if (!navigator.locks) return void chime()
  void navigator.locks.request(SOUND, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await chime()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
}
