import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import type english from '@/messages/en.json'
import { LOCALE_COOKIE, type Locale, pickLocale } from './locale'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof english
  }
}

const catalogues = {
  en: () => import('@/messages/en.json'),
  es: () => import('@/messages/es.json'),
}

export default getRequestConfig(async () => {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()])
  const locale = pickLocale(cookieStore.get(LOCALE_COOKIE)?.value, headerStore.get('accept-language'))
  const { default: messages } = await catalogues[locale]()
  return { locale, messages, timeZone: 'Europe/Madrid' }
})
