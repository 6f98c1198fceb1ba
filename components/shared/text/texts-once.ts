import type { Locale, Messages } from 'next-intl'

/** How long a refused file counts as refused: React asks again at once, somebody who presses 'Try again' later. */
const refusedMs = 1000

/**
 * Texts of a language from a file of the build, which `load` fetches: once, and once more when it fails. Rejects when
 * that fails too; who asks a second later or more has it fetched anew.
 */
export function textsOnce(
  load: (locale: Locale) => Promise<Messages>,
): (locale: Locale) => Promise<Messages> {
  const asked = new Map<Locale, Promise<Messages>>()
  return (locale) => {
    const known = asked.get(locale)
    if (known) return known
    const fresh = load(locale).catch(() => load(locale))
    asked.set(locale, fresh)
    // React's mark of a promise that `use` reads without suspending.
    fresh
      .then((value) => Object.assign(fresh, { status: 'fulfilled', value }))
      .catch(() => setTimeout(() => asked.delete(locale), refusedMs))
    return fresh
  }
}
