'use client'

import { type Locale, NextIntlClientProvider, useLocale } from 'next-intl'
import { type ComponentType, type ReactNode, use } from 'react'
import { catalogue } from './catalogue'

// Whatever brings this is about to be drawn: its texts need not wait for that. Who draws it says when they cannot be had.
if (typeof document !== 'undefined') catalogue(document.documentElement.lang as Locale).catch(() => null)

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

/** The component with the whole catalogue around it. */
export function withFullMessages<Props extends object>(Inner: ComponentType<Props>) {
  return function InFullMessages(props: Props) {
    return (
      <FullMessages>
        <Inner {...props} />
      </FullMessages>
    )
  }
}
