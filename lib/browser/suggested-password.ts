/** Letters and digits that nobody takes for each other when a password is read out or copied from paper. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const

const groups = 4

/** A password by the rules of staff, in groups of four with hyphens between them: each kind is in every group. */
export function suggestedPassword(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(groups * 4))
  const letters = [...drawn].map((number, at) => {
    const kind = kinds[at % 4] ?? kinds[1]
    return kind[number % kind.length]
  })
  return Array.from({ length: groups }, (_, group) => letters.slice(group * 4, group * 4 + 4).join('')).join(
    '-',
  )
}
