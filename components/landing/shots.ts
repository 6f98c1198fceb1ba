import type { StaticImageData } from 'next/image'
import type { Locale } from '@/lib/i18n/locale'
import bookingEnDark from '@/public/shots/booking-en-dark.webp'
import bookingEnLight from '@/public/shots/booking-en-light.webp'
import bookingEsDark from '@/public/shots/booking-es-dark.webp'
import bookingEsLight from '@/public/shots/booking-es-light.webp'
import dayEnDark from '@/public/shots/day-en-dark.webp'
import dayEnLight from '@/public/shots/day-en-light.webp'
import dayEsDark from '@/public/shots/day-es-dark.webp'
import dayEsLight from '@/public/shots/day-es-light.webp'
import historyEnDark from '@/public/shots/history-en-dark.webp'
import historyEnLight from '@/public/shots/history-en-light.webp'
import historyEsDark from '@/public/shots/history-es-dark.webp'
import historyEsLight from '@/public/shots/history-es-light.webp'
import todayEnDark from '@/public/shots/today-en-dark.webp'
import todayEnLight from '@/public/shots/today-en-light.webp'
import todayEsDark from '@/public/shots/today-es-dark.webp'
import todayEsLight from '@/public/shots/today-es-light.webp'
import weekEnDark from '@/public/shots/week-en-dark.webp'
import weekEnLight from '@/public/shots/week-en-light.webp'
import weekEsDark from '@/public/shots/week-es-dark.webp'
import weekEsLight from '@/public/shots/week-es-light.webp'

export type ShotName = 'week' | 'day' | 'booking' | 'history' | 'today'

type Shot = Record<Locale, Record<'light' | 'dark', StaticImageData>>

/** Screens of the demo clinic, in each language and theme; `npm run pictures` takes them again. */
export const shots: Record<ShotName, Shot> = {
  week: {
    en: { light: weekEnLight, dark: weekEnDark },
    es: { light: weekEsLight, dark: weekEsDark },
  },
  day: {
    en: { light: dayEnLight, dark: dayEnDark },
    es: { light: dayEsLight, dark: dayEsDark },
  },
  booking: {
    en: { light: bookingEnLight, dark: bookingEnDark },
    es: { light: bookingEsLight, dark: bookingEsDark },
  },
  history: {
    en: { light: historyEnLight, dark: historyEnDark },
    es: { light: historyEsLight, dark: historyEsDark },
  },
  today: {
    en: { light: todayEnLight, dark: todayEnDark },
    es: { light: todayEsLight, dark: todayEsDark },
  },
}
