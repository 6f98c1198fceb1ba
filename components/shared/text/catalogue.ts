import type { Locale, Messages } from 'next-intl'
import { textsOnce } from './texts-once'

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  // Same keys, other words: the catalogues' test compares them.
  es: () => import('@/messages/es.json') as Promise<{ default: Messages }>,
}

/** All texts of a language, fetched once. */
export const catalogue = textsOnce(async (locale) => (await loaders[locale]()).default)
