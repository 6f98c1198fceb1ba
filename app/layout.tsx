import './globals.css'
// Loaded with the frame: on their own they would be two more requests of every first visit.
import './error'
import './global-error'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StartRecord } from '@/components/shell/start-record'
import { ThemeScript } from '@/components/shell/theme-script'
import { WholeStyles } from '@/components/shell/whole-styles'
import { Toaster } from '@/components/ui/toaster'
import { env } from '@/lib/env'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations()
  const product = t('shell.product')
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: product, template: `%s · ${product}` },
    description: t('site.description'),
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f6f7' },
    { media: '(prefers-color-scheme: dark)', color: '#101416' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, { common, failures }, headerStore] = await Promise.all([
    getLocale(),
    getMessages(),
    headers(),
  ])
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <ThemeScript nonce={headerStore.get('x-nonce') ?? undefined} />
      </head>
      <body className="font-sans">
        <NextIntlClientProvider messages={{ common, failures }}>
          {children}
          <Toaster />
          <WholeStyles />
          <StartRecord />
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
