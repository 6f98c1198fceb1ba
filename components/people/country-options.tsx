'use client'

import { useLocale, useTranslations } from 'next-intl'
import { countries } from '#contract/countries'

/** Every country by its name in the reader's language. */
export function CountryOptions() {
  const t = useTranslations('documents')
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const named = countries.map((code) => [code, names.of(code) ?? code] as const)
  return (
    <>
      <option value="">{t('chooseCountry')}</option>
      {named
        .toSorted(([, one], [, other]) => one.localeCompare(other, locale))
        .map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </>
  )
}
