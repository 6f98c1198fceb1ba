'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'

type MergeMessagesProps = { messages: AbstractIntlMessages; children: ReactNode }

export function MergeMessages({ messages, children }: MergeMessagesProps) {
  const outer = useMessages()
  const locale = useLocale()
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages])
  return (
    <NextIntlClientProvider locale={locale} messages={merged}>
      {children}
    </NextIntlClientProvider>
  )
}
