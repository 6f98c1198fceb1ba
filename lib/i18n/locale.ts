export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_COOKIE = 'locale'

function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The visitor's own choice, else the best match of an Accept-Language header, else English. */
export function pickLocale(choice: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(choice)) return choice
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
      return { language: tag.split('-')[0], weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) if (isLocale(language)) return language
  return DEFAULT_LOCALE
}
