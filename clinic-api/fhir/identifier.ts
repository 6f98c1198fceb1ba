import type { Identifier } from '@medplum/fhirtypes'
import type { DocumentKind, IdentityDocument } from '#contract/document-kinds'
import { coded } from './elements.ts'

/** DNI and NIE, as the Spanish ministry of health has them. */
const national = 'urn:oid:1.3.6.1.4.1.19126.3'
const passports = 'urn:oid:2.16.840.1.113883.4.330'
const isoCountries = 'urn:iso:std:iso:3166'

const nationalType = coded('v2-0203', 'NI', 'National unique individual identifier')

const forms: Record<Exclude<DocumentKind, 'none'>, Pick<Identifier, 'type' | 'system'>> = {
  dni: { type: { ...nationalType, text: 'DNI' }, system: national },
  nie: { type: { ...nationalType, text: 'NIE' }, system: national },
  passport: {
    type: { ...coded('v2-0203', 'PPN', 'Passport number'), text: 'Passport' },
    system: passports,
  },
  other: { type: { ...coded('v2-0203', 'U', 'Unspecified identifier'), text: 'Other document' } },
}

/** The document of a person; empty for whoever has none. The country is who assigned it. */
export function toIdentifier({ kind, number, country }: IdentityDocument): Identifier[] {
  if (kind === 'none' || number === null) return []
  const assigner = country && {
    assigner: { identifier: { system: isoCountries, value: country }, display: country },
  }
  return [{ ...forms[kind], value: number, ...assigner }]
}

export const healthCardName = 'Health card'

/** The number on the card of a health service, whose authority nobody says. */
export const toHealthCard = (value: string): Identifier => ({
  type: { ...coded('v2-0203', 'HC', 'Health Card Number'), text: healthCardName },
  value,
})
