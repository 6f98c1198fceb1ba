import type { Specialty } from '#contract/specialties'
import { uncapitalised } from './capitalised'

/** The label of a specialty; `t` speaks the namespace `specialties`, where null (not said) has a label too. */
export function specialtyLabel(t: (key: Specialty | 'none') => string, value: Specialty | null): string {
  return t(value ?? 'none')
}

/** The label within a phrase, where Spanish has no capital. */
export function specialtyWithin(
  t: (key: Specialty | 'none') => string,
  value: Specialty | null,
  locale: string,
): string {
  const label = specialtyLabel(t, value)
  return locale === 'es' ? uncapitalised(label) : label
}

type AddOnText = 'addOnDoctorsName' | 'addOnRemindersName'

const addOnTexts = new Map<string, AddOnText>([
  ['more-room', 'addOnDoctorsName'],
  ['reminder-service', 'addOnRemindersName'],
])

/** An add-on by its id, or as its catalogue names one that is not known here; `t` speaks the namespace `plans`. */
export function addOnLabel(
  t: (key: AddOnText) => string,
  { id, name }: { id: string; name: string },
): string {
  const text = addOnTexts.get(id)
  return text ? t(text) : name
}

/** A country in words from its ISO code, as 'Spain' or 'España'; the code itself when it is unknown. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
