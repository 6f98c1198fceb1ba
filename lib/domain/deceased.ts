/** The name of somebody who has died, marked wherever it is read. */
export const markedName = (name: string, isDeceased: boolean) => (isDeceased ? `${name} †` : name)

/** Somebody in a list, with their name marked once they have died. */
export function marked<Person extends { surname: string; deceasedOn?: string | null | undefined }>(
  person: Person,
): Person {
  return { ...person, surname: markedName(person.surname, Boolean(person.deceasedOn)) }
}
