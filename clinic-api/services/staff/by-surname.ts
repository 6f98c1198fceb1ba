/** The clinics' alphabet, whatever the locale of the database: Á stands with A, and Ñ after N. */
const { compare } = new Intl.Collator('es')

interface Named {
  name: string
  surname: string
}

/** Puts people in the order of their surnames, then of their names. */
export const bySurname = (one: Named, other: Named): number =>
  compare(one.surname, other.surname) || compare(one.name, other.name)
