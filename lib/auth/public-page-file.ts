// Shared by the build and the web, which must agree on the pages that are the same for everybody.
import { routes } from '../routes.ts'

/** Pages that depend on the language alone, as long as nobody is signed in. */
export const publicPaths = [
  routes.home,
  routes.about,
  routes.team,
  routes.contact,
  routes.terms,
  routes.privacy,
  routes.login,
  routes.register,
  routes.forgotPassword,
] as const

export type PublicPath = (typeof publicPaths)[number]

/** Settings that a public page shows. A build knows none of them and writes these instead. */
export const standIns = {
  APP_URL: 'https://app-url.invalid',
  CONTACT_URL: '/contact-url.invalid',
  CONTACT_EMAIL: 'contact@email.invalid',
  // Digits, because they are all that a link to a number keeps of it.
  CONTACT_PHONE: '01234567890123',
} as const

export interface PublicPageFile {
  html: string
  /** The text of each inline script in `html`. */
  inline: string[]
  /** Hashes of the files that `html` names as scripts. */
  files: string[]
  /** The year that the page names as the present one. */
  year: number
}

/** The built file of a page, relative to the build's folder. */
export function publicPageFile(demo: boolean, locale: string, path: PublicPath): string {
  return `public-pages/${demo ? 'demo' : 'plain'}/${locale}${path === '/' ? '/home' : path}.json`
}
