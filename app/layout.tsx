import './globals.css'
// Loaded with the frame: on their own they would be two more requests of every first visit.
import './error'
import './global-error'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { headers } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StartRecord } from '@/components/shell/start-record'
import { ThemeScript } from '@/components/shell/theme-script'
import { WholeStyles } from '@/components/shell/whole-styles'
import { Toaster } from '@/components/ui/toaster'
import { env } from '@/lib/env'

// `optional`: text never changes its shape after it is shown. Not preloaded: the first frame of a first visit would
// wait for it; the font is there from the second screen on.
const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  // The stylesheet has one for each weight.
  adjustFontFallback: false,
  variable: '--font-inter',
})

const interExtended = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-inter-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
})

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
    <html lang={locale} className={`${inter.variable} ${interExtended.variable}`} suppressHydrationWarning>
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
