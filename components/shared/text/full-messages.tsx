'use client'

import { type Locale, type Messages, NextIntlClientProvider, useLocale } from 'next-intl'
import { type ReactNode, use } from 'react'

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  // Same keys, other words: the catalogues' test compares them.
  es: () => import('@/messages/es.json') as Promise<{ default: Messages }>,
}

const loaded = new Map<Locale, Promise<Messages>>()

function catalogue(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale)
  if (known) return known
  const fresh = loaders[locale]().then((module) => module.default)
  loaded.set(locale, fresh)
  fresh.catch(() => loaded.delete(locale))
  return fresh
}

/**
 * The whole catalogue, for what loads when first opened: its texts then cost the page nothing. It suspends, so it
 * stands inside a `next/dynamic` component.
 */
export function FullMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <NextIntlClientProvider locale={locale} messages={use(catalogue(locale))}>
      {children}
    </NextIntlClientProvider>
  )
}
