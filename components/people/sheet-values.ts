import type { languages, sexes } from '#contract/choices'

/** The fields of a sheet as a form holds them. */
export interface SheetValues {
  sex?: (typeof sexes)[number] | '' | null | undefined
  address?: string | null | undefined
  postalCode?: string | null | undefined
  healthCard?: string | null | undefined
  language?: (typeof languages)[number] | '' | null | undefined
  emergencyContact?:
    | { name?: string | undefined; phone?: string | null | undefined; relation?: string | undefined }
    | null
    | undefined
}

/** What a form holds before anything is typed, or of somebody whose sheet is known. */
export function sheetValues(known: SheetValues = {}) {
  const { sex, address, postalCode, healthCard, language, emergencyContact } = known
  return {
    sex: sex ?? '',
    address: address ?? '',
    postalCode: postalCode ?? '',
    healthCard: healthCard ?? '',
    language: language ?? '',
    emergencyContact: { name: '', phone: '', relation: '', ...emergencyContact },
  } as const satisfies SheetValues
}
