import type { WithId } from '#contract/calls/call'
import type { DocumentKind, IdentityDocument } from '#contract/document-kinds'
import { documentSent } from '#contract/documents'
import type { Patient as WirePatient } from '#contract/patients'
import { marked } from './deceased'

interface Typed {
  dni: string
  documentKind?: DocumentKind | undefined
  documentCountry?: string | undefined
}

/**
 * A form's values as a call takes them: a plain DNI as the specification has it, anything else as a document.
 */
export function withSentDocument<Form extends Typed>(form: Form) {
  const { dni, documentKind, documentCountry, ...rest } = form
  return { ...rest, ...documentSent({ dni, documentKind, documentCountry }) }
}

/** A server that knows DNIs alone names no document. */
export const documentFrom = (document: IdentityDocument | undefined, dni: string): IdentityDocument =>
  document ?? { kind: dni ? 'dni' : 'none', number: dni || null, country: null }

type Identity = Pick<WithId<WirePatient>, 'id' | 'dni' | 'document'>

/** Somebody with the document that the screens use. */
function identityFrom<Wire extends Identity>({ document, ...rest }: Wire) {
  return { ...rest, document: documentFrom(document, rest.dni) }
}

export function patientFrom<Wire extends Identity & { phone?: string | null | undefined }>({
  phone = null,
  ...wire
}: Wire) {
  return { phone, ...identityFrom(wire) }
}

export const patientPageFrom = <Wire extends Parameters<typeof patientFrom>[0], Page>({
  patients,
  ...page
}: Page & { patients: Wire[] }) => ({ ...page, patients: patients.map((each) => patientFrom(each)) })

/** People of whom a list shows who they are. */
export const peopleFrom = <Wire extends Identity & Parameters<typeof marked>[0]>(people: readonly Wire[]) =>
  people.map((each) => marked(identityFrom(each)))

export const similarPatientsFrom = <Wire extends Identity & Parameters<typeof marked>[0]>({
  patients,
}: {
  patients: Wire[]
}) => peopleFrom(patients)
