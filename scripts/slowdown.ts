/**
 * Lighthouse's benchmark index of the slowest machine for which its factor of four gives the phone it means
 * (its `docs/throttling.md`: 1,500 to 2,000; below it says to take less, two to three for 1,000 to 1,500).
 */
const MEANT_FOR = 1500
/** How many times slower than such a machine that phone is. */
export const USUAL_SLOWDOWN = 4

/** How many times slower a machine of this index is made, so that it stands for the same phone. */
export function slowdownOf(index: number): number {
  return Math.round(10 * USUAL_SLOWDOWN * Math.min(1, index / MEANT_FOR)) / 10
}
