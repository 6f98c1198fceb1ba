import type { CodeableConcept, HumanName, Reference, Resource } from '@medplum/fhirtypes'

/** FHIR knows no empty texts. */
export const textOf = (text: string | null | undefined) => (text?.trim() ? text : undefined)

/** Free text, without a code. */
export const inWords = (text: string): CodeableConcept => ({ text: textOf(text) ?? 'Not named' })

export function coded(system: string, code: string, display: string): CodeableConcept {
  return { coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code, display }] }
}

export function nameOf({ name, surname }: { name: string; surname: string }): HumanName {
  return {
    use: 'official',
    text: `${name} ${surname}`.trim(),
    family: textOf(surname),
    given: textOf(name) ? [name] : undefined,
  }
}

export function referTo<Type extends Resource>(
  type: Type['resourceType'],
  id: string,
  display?: string,
): Reference<Type> {
  return { reference: `${type}/${id}`, display: textOf(display) }
}

export const at = (moment: Date) => moment.toISOString()
