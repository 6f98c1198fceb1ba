'use client'

import dynamic from 'next/dynamic'
import {
  type AbstractIntlMessages,
  type Locale,
  type Messages,
  NextIntlClientProvider,
  useLocale,
} from 'next-intl'
import { type ReactNode, use } from 'react'
import { textsOnce } from './texts-once'

interface TextsFile {
  texts: Messages
  Nothing: () => null
}

const loaders = new Map<Locale, () => Promise<TextsFile>>()

const textsIn = textsOnce(async (locale) => {
  const file = await loaders.get(locale)?.()
  if (!file) throw new Error(`No file of texts in ${locale}`)
  return file.texts
})

/** Next finds the file in the import below only if it stands in `dynamic`; its texts are wanted without drawing it. */
function noted(locale: Locale, load: () => Promise<TextsFile>) {
  loaders.set(locale, load)
  return () => load().then(({ Nothing }) => Nothing)
}

/** They draw nothing: that they stand in a page makes Next name their file in its head, so that it comes early. */
const aheadOf = {
  en: dynamic(noted('en', () => import('./first-texts-en'))),
  // Same keys, other words: the catalogues' test compares them.
  es: dynamic(noted('es', () => import('./first-texts-es') as Promise<TextsFile>)),
}

type FirstTextsProps = {
  /** What a page is given with it that should not have the file. */
  instead?: AbstractIntlMessages | null
  children: ReactNode
}

/**
 * The texts of the frame and of the everyday screens (`lib/i18n/first-texts.ts`), from a file that browsers keep
 * instead of from each page. Until it is there the page stands as the server has written it, and does not come alive.
 */
export function FirstTexts({ instead = null, children }: FirstTextsProps) {
  const locale = useLocale()
  const Ahead = aheadOf[locale]
  return (
    <NextIntlClientProvider locale={locale} messages={instead ?? use(textsIn(locale))}>
      {!instead && <Ahead />}
      {children}
    </NextIntlClientProvider>
  )
}
