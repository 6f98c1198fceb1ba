/**
 * Whether two words differ by one slip of the finger: a letter wrong, missing or too many, or two neighbours that
 * changed places.
 */
export function isSlip(one: string, other: string): boolean {
  const [a, b] = one.length <= other.length ? [one, other] : [other, one]
  if (a === b || b.length - a.length > 1) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  // The shorter one is the beginning of the longer one.
  if (at === -1) return true
  const rest = (word: string, skipped: number) => word.slice(at + skipped)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, 2) === rest(b, 2)
  return isSwapped || rest(a, 1) === rest(b, 1)
}
