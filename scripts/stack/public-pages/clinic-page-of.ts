import type { IncomingMessage } from 'node:http'
import type { ClinicPage } from './clinic-styles-file.ts'

const address = /^\/c\/[^/?]+(\/book)?(?:\?|$)/

/** The page of a clinic that a request wants as HTML; null for parts of one, which Next itself asks for, and all else. */
export function clinicPageOf({ headers, method, url = '' }: IncomingMessage): ClinicPage | null {
  const [asked, book] = address.exec(url) ?? []
  if (asked === undefined || method !== 'GET' || !headers.accept?.includes('text/html')) return null
  return book ? '/c/[slug]/book' : '/c/[slug]'
}
