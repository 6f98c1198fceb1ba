import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Metadata of a shared link to a public page; its picture is opengraph-image. */
export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('shell'), getLocale()])
  return {
    openGraph: { type: 'website', siteName: t('product'), locale: locale === 'es' ? 'es_ES' : 'en_GB' },
  }
}

export default function PublicLayout({ children }: { children: ReactNode }) {
  return children
}
