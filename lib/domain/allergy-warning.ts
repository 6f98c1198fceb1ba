/** Words around the name of an allergy that name nothing, as they are compared. */
const empty = new Set(
  'alergia alergias alergico alergica allergy allergic intolerancia intolerance reaccion reaction grave severe leve mild'
    .split(' ')
    .map(soundOf),
)

/** Separators between two allergies that were typed as one. */
const between = /[,;/+]|\s(?:y|e|o|u|and|or)\s/i

/** From this many letters on a word also counts inside another one: 'penicilina' in 'bencilpenicilina'. */
const inside = 4

/**
 * Those of `allergies` that the name of a treatment contains, in either language's spelling: accents, case, endings and
 * doubled letters do not count. Names alone are compared; what belongs to one family of drugs is for people to know.
 */
export function allergiesIn(treatment: string, allergies: readonly string[]): string[] {
  const given = wordsOf(treatment)
  return allergies.filter((allergy) =>
    allergy.split(between).some((one) => {
      const named = wordsOf(one).filter((word) => word.length > 1 && !empty.has(word))
      return named.length > 0 && named.every((word) => given.some((each) => contains(each, word)))
    }),
  )
}

function contains(word: string, part: string): boolean {
  return part.length < inside ? word === part : word.includes(part)
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(soundOf)
    .filter(Boolean)
}

/** A word as English and Spanish spell it alike: penicillins and penicilina are 'penicilin'. */
function soundOf(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replace(/(\p{L})\1+/gu, '$1')
  return bare.length < 5 ? bare : bare.replace(/s$/, '').replace(/[aeo]$/, '')
}
