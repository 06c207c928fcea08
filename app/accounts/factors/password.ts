/** Minimum and maximum length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const

/**
 * A password is refused if zxcvbn expects this many guesses or fewer. Six random characters just pass; words, names, dates,
 * keyboard rows and their usual variations do not, however long. At 25 attempts an hour per account (`attempts.server.ts`) a
 * million guesses take years.
 */
const GUESSES = 1_000_000

/** Characters that are estimated: the cost grows with the square of the length, and these are enough. */
const JUDGED = 64

/** Words that anyone guessing a password of this garage tries first. */
const localWords = ['garage', '15e', 'avenue', '15eavenue', 'montreal', 'tabarnak', 'canadiens', 'habs']

let loading: ReturnType<typeof loadEstimate> | undefined

/**
 * How strong a password is for someone known by these words (their e-mail). The word lists are loaded at the first
 * call: about 1.1 MB compressed, on the server and where a password is being chosen.
 */
export async function passwordStrength(password: string, about: readonly string[] = []) {
  loading ??= loadEstimate()
  const estimate = await loading
  return estimate(password.slice(0, JUDGED), about)
}

export type PasswordStrength = Awaited<ReturnType<typeof passwordStrength>>

async function loadEstimate() {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const { 'passwords-common': passwords, ...otherCommon } = common.dictionary
  const estimator = new ZxcvbnFactory({
    // zxcvbn searches thirty lists one by one, which takes 0.2 s per password; merged into two they take 0.01 s.
    dictionary: {
      passwords,
      words: merged([otherCommon, english.dictionary, french.dictionary].flatMap(Object.values)),
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: 10,
    maxLength: JUDGED,
  })
  return (password: string, about: readonly string[]) => {
    const words = [...localWords, ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])]
    const { guesses, score } = estimator.check(password, words.filter(Boolean))
    // The score is 0 to 4, for the meter.
    return { guessable: password.length < PASSWORD_LENGTH.min || guesses <= GUESSES, score }
  }
}

/** Merges word lists by rank: the most common words of each list come first. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>()
  const longest = Math.max(...lists.map(({ length }) => length))
  for (let rank = 0; rank < longest; rank += 1)
    for (const list of lists) if (rank < list.length) words.add(`${list[rank]}`.toLowerCase())
  return [...words]
}
