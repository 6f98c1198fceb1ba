import type { Page } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/locale'
import english from '@/messages/en.json' with { type: 'json' }
import spanish from '@/messages/es.json' with { type: 'json' }
import { required, type Who } from './accounts'
import { test as base } from './fixtures'
import { webCookies } from './web-session'

const catalogues: Record<Locale, typeof english> = { en: english, es: spanish }

const sayIn = (language: Locale) => createTranslator({ locale: language, messages: catalogues[language] })

interface Fixtures {
  /** In which language this journey is made: `test.use({ language })`. */
  language: Locale
  /** The product's text for a key, in this language. */
  t: ReturnType<typeof sayIn>
  /** A page of somebody else, in a browser of their own. */
  pageOf: (who: Who) => Promise<Page>
}

/** For journeys that are made in a language of their own. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  context: async ({ context, language }, use) => {
    await context.addCookies([cookieOf(language)])
    await use(context)
  },
  t: async ({ language }, use) => use(sayIn(language)),
  pageOf: async ({ anotherBrowser, language }, use) =>
    use(async (who) => {
      const elsewhere = await anotherBrowser()
      await elsewhere.addCookies([...(await webCookies(who)), cookieOf(language)])
      return elsewhere.newPage()
    }),
})

const cookieOf = (language: Locale) => ({
  name: LOCALE_COOKIE,
  value: language,
  url: required('E2E_WEB_URL'),
})
