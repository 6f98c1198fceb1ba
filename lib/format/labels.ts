import type { Specialty } from '#contract/specialties'

/** The label of a specialty; `t` speaks the namespace `specialties`, where null (not said) has a label too. */
export function specialtyLabel(t: (key: Specialty | 'none') => string, value: Specialty | null): string {
  return t(value ?? 'none')
}

/** A country in words from its ISO code, as 'Spain' or 'España'; the code itself when it is unknown. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
