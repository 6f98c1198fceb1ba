import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NextRequest } from 'next/server'
import { hashedPagePolicy } from '@/lib/auth/csp'
import {
  type PublicPageFile,
  type PublicPath,
  publicPageFile,
  publicPaths,
  standIns,
} from '@/lib/auth/public-page-file'
import { sessionCookie } from '@/lib/auth/session'
import { env } from '@/lib/env'
import { LOCALE_COOKIE, pickLocale } from '@/lib/i18n/locale'

export interface PublicPage {
  policy: string
  html: string
}

const isPublic = (path: string): path is PublicPath => publicPaths.some((each) => each === path)

/** Each is read once, and again in a new year: its footer names the present one. */
const pages = new Map<string, Promise<PublicPage | null>>()

/**
 * The page as the build wrote it, in the visitor's language, without a session or a nonce. Null where it has to be
 * rendered for this request alone. `now` in milliseconds.
 */
export async function publicPage(request: NextRequest, now: number): Promise<PublicPage | null> {
  const { method, cookies, headers, nextUrl } = request
  if (process.env.NODE_ENV === 'development' || method !== 'GET' || nextUrl.search !== '') return null
  if (!isPublic(nextUrl.pathname) || cookies.has(sessionCookie.name())) return null
  // Requests of Next's own, such as those for parts of a page, do not ask for HTML.
  if (!headers.get('accept')?.includes('text/html')) return null
  const locale = pickLocale(cookies.get(LOCALE_COOKIE)?.value, headers.get('accept-language'))
  const file = publicPageFile(env().CLINIC_DEMO !== '0', locale, nextUrl.pathname)
  const year = new Date(now).getFullYear()
  const key = `${year} ${file}`
  const page = pages.get(key) ?? readPage(file, year)
  pages.set(key, page)
  return page
}

async function readPage(file: string, year: number): Promise<PublicPage | null> {
  const distDir = process.env.NEXT_DIST_DIR || '.next'
  try {
    const path = join(/* turbopackIgnore: true */ process.cwd(), distDir, file)
    return filledPage(JSON.parse(await readFile(path, 'utf8')), env(), year)
  } catch (error) {
    console.error(`${file} is rendered for each request`, error)
    return null
  }
}

type Shown = Record<keyof typeof standIns, string>

/** The same in the text of a page, in an attribute and in a script. */
const plain = /^(?:[^\s"'`<>&\\$]|\u00a0)*$/

/** Puts what is set here in the place of the stand-ins. Null if a setting would have to be escaped. */
export function filledPage(page: PublicPageFile, settings: Shown, year: number): PublicPage | null {
  const shown: [standIn: string, value: string][] = [
    [standIns.APP_URL, new URL(settings.APP_URL).href.replace(/\/$/, '')],
    [standIns.CONTACT_URL, settings.CONTACT_URL],
    [standIns.CONTACT_EMAIL, settings.CONTACT_EMAIL],
    [`tel:${standIns.CONTACT_PHONE}`, `tel:${settings.CONTACT_PHONE.replace(/[^\d+]/g, '')}`],
    [standIns.CONTACT_PHONE, settings.CONTACT_PHONE.replaceAll(' ', '\u00a0')],
  ]
  const used = shown.filter(([standIn]) => page.html.includes(standIn))
  if (!used.every(([, value]) => plain.test(value))) return null
  used.push([`© ${page.year}`, `© ${year}`])
  const fill = (text: string) =>
    used.reduce((filled, [standIn, value]) => filled.replaceAll(standIn, () => value), text)
  const inline = page.inline.map((script) => createHash('sha256').update(fill(script)).digest('base64'))
  const hashes = new Set([...page.files, ...inline.map((hash) => `sha256-${hash}`)])
  return { html: fill(page.html), policy: hashedPagePolicy([...hashes].map((hash) => `'${hash}'`)) }
}
