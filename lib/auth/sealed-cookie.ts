import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { openOnce } from '@/lib/auth/opened-seals'
import { env } from '@/lib/env'

interface CookieOptions {
  httpOnly: true
  secure: boolean
  sameSite: 'lax'
  path: '/'
  /** Seconds; without it the cookie ends with the browser. */
  maxAge?: number
}

/** A cookie that only this program can read and write. */
export interface SealedCookie<Content> {
  name(): string
  options(): CookieOptions
  seal(content: Content): Promise<string>
  /** Null for whatever this program has not sealed, or not in this shape, or too long ago. */
  unseal(value: string | undefined): Promise<Content | null>
  read(): Promise<Content | null>
  /** In route handlers only. */
  write(content: Content): Promise<void>
  /** In route handlers only. */
  drop(): Promise<void>
}

interface Definition<Content> {
  name: string
  content: z.ZodType<Content>
  /** Seconds for which a seal is accepted. */
  life: () => number
  /** Whether it outlives the browser. */
  isKept?: boolean
  /** Milliseconds since the epoch. */
  clock?: () => number
}

export function sealedCookie<Content>(definition: Definition<Content>): SealedCookie<Content> {
  const { name, content, life, isKept = false, clock = Date.now } = definition
  // The browser keeps other hosts and plain http from setting a cookie with this prefix.
  const fullName = () => (isSecure() ? `__Host-${name}` : name)
  const seal = (value: Content) => sealData(value, { password: env().SESSION_SECRET[0] ?? '', ttl: life() })

  async function unseal(value: string | undefined): Promise<Content | null> {
    if (!value) return null
    return openOnce(name, value, () => open(value), clock())
  }

  async function open(value: string): Promise<Content | null> {
    for (const password of env().SESSION_SECRET) {
      const found = await unsealData(value, { password, ttl: life() }).catch(() => null)
      const { data } = content.safeParse(found)
      if (data !== undefined) return data
    }
    return null
  }

  const ownOptions = () => (isKept ? { ...options(), maxAge: life() } : options())

  return {
    name: fullName,
    options: ownOptions,
    seal,
    unseal,
    read: async () => unseal((await cookies()).get(fullName())?.value),
    write: async (value) => void (await cookies()).set(fullName(), await seal(value), ownOptions()),
    // With every flag of the cookie: a browser refuses to touch a `__Host-` cookie otherwise.
    drop: async () => void (await cookies()).set(fullName(), '', { ...options(), maxAge: 0 }),
  }
}

function isSecure(): boolean {
  return env().APP_URL.startsWith('https:')
}

function options(): CookieOptions {
  return { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' }
}
