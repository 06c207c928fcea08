/** Characters a password has at least and at most. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const

/**
 * A password is refused where a guesser who knows the habits of people needs no more tries than this. Six characters
 * thrown by dice just pass; words, names, dates, keyboard rows and their usual disguises do not, however long. With forty
 * tries an hour per account (`attempts.server.ts`) a million tries take years.
 */
const GUESSES = 1_000_000

/** The part that is judged: its cost grows with the square of the length, and this much says enough. */
const JUDGED = 64

/** What every guesser of this garage's passwords tries first. */
const localWords = ['garage', '15e', 'avenue', '15eavenue', 'montreal', 'tabarnak', 'canadiens', 'habs']

export type PasswordStrength = {
  guessable: boolean
  /** 0 to 4, for the meter. */
  score: number
}

type Estimate = (password: string, about: readonly string[]) => PasswordStrength

let loading: Promise<Estimate> | undefined

/**
 * How strong a password is for someone known by these words (their e-mail). The word lists are loaded at the first
 * call: about 1.1 MB compressed, on the server and where a password is being chosen.
 */
export async function passwordStrength(
  password: string,
  about: readonly string[] = [],
): Promise<PasswordStrength> {
  loading ??= loadEstimate()
  const estimate = await loading
  return estimate(password.slice(0, JUDGED), about)
}

async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const { 'passwords-common': passwords, ...otherCommon } = common.dictionary
  const estimator = new ZxcvbnFactory({
    // Thirty lists are looked up one by one, a fifth of a second per password; as two they take a hundredth.
    dictionary: {
      passwords,
      words: merged([otherCommon, english.dictionary, french.dictionary].flatMap(Object.values)),
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: 10,
    maxLength: JUDGED,
  })
  return (password, about) => {
    const words = [...localWords, ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])]
    const { guesses, score } = estimator.check(password, words.filter(Boolean))
    return { guessable: password.length < PASSWORD_LENGTH.min || guesses <= GUESSES, score }
  }
}

/** One list of words, the commonest of any list first. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>()
  const longest = Math.max(...lists.map(({ length }) => length))
  for (let rank = 0; rank < longest; rank += 1)
    for (const list of lists) if (rank < list.length) words.add(`${list[rank]}`.toLowerCase())
  return [...words]
}
