'use client'

import { type Locale, type Messages, NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, use } from 'react'
import { textsOnce } from './texts-once'

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  // Same keys, other words: the catalogues' test compares them.
  es: () => import('@/messages/es.json') as Promise<{ default: Messages }>,
}

const catalogue = textsOnce(async (locale) => (await loaders[locale]()).default)

/**
 * The whole catalogue, for what loads when first opened: its texts then cost the page nothing. It suspends, so it
 * stands inside a `largePart`.
 */
export function FullMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <NextIntlClientProvider locale={locale} messages={use(catalogue(locale))}>
      {children}
    </NextIntlClientProvider>
  )
}
