/** Without accents and case, single spaces: what people are searched and sorted by. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
}

// Before every letter and before the space, so that 'Abad' comes before 'Abad Ríos' whoever they are.
const separator = '\u001f'

/** The derived columns of a patient, to be written whenever one of the three changes. */
export function foldedColumns({ name, surname, dni }: { name: string; surname: string; dni: string }) {
  const [first, last] = [fold(name), fold(surname)]
  return {
    sortName: `${first}${separator}${last}`,
    sortSurname: `${last}${separator}${first}`,
    search: `${first} ${last} ${fold(dni)}`,
  }
}
