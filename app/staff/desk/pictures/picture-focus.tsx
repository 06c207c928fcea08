import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type Cut, crop, side } from '#app/content/pictures/crop.ts'
import { RATIO, SOCIAL } from '#app/content/pictures/recipe.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { StoredPicture } from '#app/publishing/picture-store.server.ts'
import type { DeskPicturesCopy } from '#app/publishing/words/pictures.ts'
import { plainPaths } from '#app/site-map.ts'
import { In } from '#app/staff/kit/fields.tsx'

/** Aspect ratios (width / height) of the frames that show pictures. */
const frames = { wide: RATIO, card: 4 / 3, band: 2, social: SOCIAL.width / SOCIAL.height } as const

type Props = { picture: StoredPicture; x: string; y: string; copy: DeskPicturesCopy }

/** Chooses the focus point by tap, arrow keys or numbers, with a preview of every frame. */
export function PictureFocus({ picture, x, y, copy }: Props) {
  const [point, setPoint] = useState<readonly [number, number]>([percent(x), percent(y)])
  const figures = useRef<HTMLFieldSetElement>(null)
  const address = `${plainPaths.deskPictureFile}?sha=${picture.sha}`
  const { width, height } = picture
  const image = <image href={address} width={width} height={height} />
  const inputs = () => [...(figures.current?.querySelectorAll('input') ?? [])]

  /** The input fields hold the point: their values are sent, and stored on the device. */
  function choose(next: readonly number[]) {
    inputs().forEach((input, at) => {
      input.value = `${Math.round(Math.min(Math.max(next[at] ?? 0, 0), 100))}`
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  function tap({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // Enter and space also cause clicks, but without a position.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    choose([((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100])
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    choose(point.map((part, at) => part + (step[at] ?? 0)))
  }

  return (
    <fieldset
      ref={figures}
      className="grid gap-3"
      onInput={() => {
        const [left, top] = inputs().map(({ value }) => percent(value))
        setPoint([left ?? 50, top ?? 50])
      }}
    >
      <legend className="font-bold">{copy.focus}</legend>
      <p className="small text-ink-soft">{copy.focusHint}</p>
      <button
        type="button"
        onClick={tap}
        onKeyDown={move}
        aria-label={fillSlots(copy.focusAt, { x: point[0], y: point[1] })}
        className="block w-full max-w-xl cursor-crosshair justify-self-start"
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full bg-steel">
          {image}
          <g
            transform={`translate(${(point[0] * width) / 100} ${(point[1] * height) / 100}) scale(${width / 100})`}
            fill="none"
          >
            <circle r="5" stroke="#000" strokeWidth="1.6" />
            <circle r="5" stroke="#fff" strokeWidth="0.8" />
            <circle r="0.9" fill="#fff" stroke="#000" strokeWidth="0.3" />
          </g>
        </svg>
      </button>
      <div className="grid max-w-xl grid-cols-2 gap-4">
        <In type="number" name="x" min={0} max={100} label={copy.left} defaultValue={x} />
        <In type="number" name="y" min={0} max={100} label={copy.top} defaultValue={y} />
      </div>
      <ul className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        {(Object.keys(frames) as (keyof typeof frames)[]).map((frame) => (
          <li key={frame}>
            <svg
              viewBox={viewBox(frame === 'social' ? 'whole' : 'cut', frames[frame], { width, height }, point)}
              aria-hidden="true"
              className="block h-auto w-full bg-steel"
            >
              {image}
            </svg>
            <span className="small text-ink-soft">{copy.frames[frame]}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
}

function percent(text: string): number {
  const number = Math.round(Number(text))
  return text.trim() && number >= 0 && number <= 100 ? number : 50
}

/**
 * The part of the picture that a frame with this ratio shows. All pictures are first cropped to one ratio around the point;
 * frames with another ratio then crop that to a side or the middle, as the site's pages do.
 */
function viewBox(
  from: 'whole' | 'cut',
  ratio: number,
  { width, height }: { width: number; height: number },
  [x, y]: readonly [number, number],
): string {
  const focus = [x / 100, y / 100] as const
  if (from === 'whole') return text(crop(width, height, ratio, focus))
  const cut = crop(width, height, RATIO, focus)
  const focalSide = side([
    (focus[0] * width - cut.left) / cut.width,
    (focus[1] * height - cut.top) / cut.height,
  ])
  const part = crop(cut.width, cut.height, ratio, [
    focalSide === 'left' ? 0 : focalSide === 'right' ? 1 : 0.5,
    focalSide === 'top' ? 0 : focalSide === 'bottom' ? 1 : 0.5,
  ])
  return text({ ...part, left: cut.left + part.left, top: cut.top + part.top })
}

const text = ({ left, top, width, height }: Cut) => `${left} ${top} ${width} ${height}`
