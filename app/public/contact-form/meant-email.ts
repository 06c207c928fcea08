/** Where most addresses end, so that what is one letter away was probably meant. */
const COMMON = [
  ...['gmail.com', 'hotmail.com', 'hotmail.ca', 'hotmail.fr', 'outlook.com', 'live.ca', 'live.com'],
  ...['yahoo.ca', 'yahoo.com', 'yahoo.fr', 'icloud.com', 'me.com', 'videotron.ca', 'sympatico.ca'],
  ...['bell.net', 'mail.com', 'ymail.com', 'email.com'],
]

/** Whether one text becomes the other by one letter more, one less, another one, or two that change places. */
function isOneAway(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}

/** The address that was probably meant by one whose domain looks mistyped, such as "zoe@gmail.con". */
export function meantEmail(typed: string): string | undefined {
  const [local = '', domain = '', ...more] = typed.trim().toLowerCase().split('@')
  if (!local || more.length > 0 || COMMON.includes(domain)) return undefined
  const meant = COMMON.find((common) => isOneAway(domain, common))
  return meant && `${typed.trim().slice(0, local.length)}@${meant}`
}
