import { digitsOf } from '#contract/common'

/** Without accents and case, single spaces: what people are searched and sorted by. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

// Before every letter and before the space, so that 'Abad' comes before 'Abad Ríos' whoever they are.
const separator = '\u001f'

interface Known {
  name: string
  surname: string
  dni: string
  email: string
  phone?: string | null | undefined
}

/** The derived columns of a patient, to be written whenever one of these changes. */
export function foldedColumns({ name, surname, dni, email, phone }: Known) {
  const [first, last] = [fold(name), fold(surname)]
  return {
    sortName: `${first}${separator}${last}`,
    sortSurname: `${last}${separator}${first}`,
    search: [first, last, fold(dni), fold(email), digitsOf(phone ?? '')].join(' ').trim(),
  }
}

/** The words of a search as `search` holds them: a telephone number is digits, however it is grouped. */
export function searchWords(q: string): string[] {
  const words = fold(q).split(' ').filter(Boolean)
  return words.map((word) => (/^[+(]?\d[\d().-]+$/.test(word) ? digitsOf(word) : word))
}
