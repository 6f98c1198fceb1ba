'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, use } from 'react'
import { catalogue } from './catalogue'

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
