import type { Role } from '#contract/access'

/** Says that people at the counter must not read who the patients are. The server reads it with every request. */
export const discreetCookie = 'discreet'
export const discreetOn = '1'

/** Stands where a fact is hidden. */
export const hiddenFact = '•••'

/** Whose screens can be made discreet: those of the staff. Patients read of themselves alone. */
export function mayBeDiscreet({ roles, patientId }: { roles: readonly Role[]; patientId: string | null }) {
  return patientId === null && roles.some((each) => each !== 'patient')
}

/** 'María del Mar García-López' as 'M. M. G.': small words are left out. Initials stay what they are. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word))
  const parts = words.length > 0 ? words : name.split(/\s+/).filter(Boolean)
  return parts.map((word) => `${/\p{L}/u.exec(word)?.[0].toUpperCase() ?? word.charAt(0)}.`).join(' ')
}

/** Fields of a person that are hidden, and how. */
const ofPerson: Record<string, (text: string) => string | null> = {
  name: initialsOf,
  surname: initialsOf,
  birthdate: () => hiddenFact,
  dni: () => hiddenFact,
  number: () => hiddenFact,
  email: () => hiddenFact,
  username: () => hiddenFact,
  phone: () => null,
}

/** Fields that name a patient wherever they appear. */
const anywhere: Record<string, (text: string) => string | null> = {
  patientName: initialsOf,
  patientPhone: () => null,
  // People call files after whom they are of; what kind of file it is stays.
  originalName: (text) => hiddenFact + (/\.[a-z0-9]{1,5}$/i.exec(text)?.[0] ?? ''),
}

const peopleIn: readonly string[] = ['patient', 'patients', 'document']

/**
 * An answer of the clinic API with its patients reduced to initials. It knows them by where they stand, or by a
 * birthdate, which nobody else has: what a later call answers is reduced, too.
 */
export function discreetly<Answer>(answer: Answer): Answer {
  // Each text is replaced by a text, and what may be absent by nothing: the shape stays.
  return reduced(answer, false) as Answer
}

function reduced(value: unknown, isPatient: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => reduced(each, isPatient))
  if (typeof value !== 'object' || value === null) return value
  const hiding = { ...anywhere, ...((isPatient || 'birthdate' in value) && ofPerson) }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const hide = hiding[key]
      return [key, hide && typeof each === 'string' ? hide(each) : reduced(each, peopleIn.includes(key))]
    }),
  )
}
