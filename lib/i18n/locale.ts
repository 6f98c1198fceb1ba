import { acceptedLanguage, type Language, languages } from '#contract/accepted-language'

export const LOCALES = languages
export type Locale = Language

export const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_COOKIE = 'locale'

function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The visitor's own choice, else the best match of an Accept-Language header, else English. */
export function pickLocale(choice: string | undefined, acceptLanguage: string | null): Locale {
  return isLocale(choice) ? choice : (acceptedLanguage(acceptLanguage) ?? DEFAULT_LOCALE)
}
