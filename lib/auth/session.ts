import 'server-only'
import { z } from 'zod'
import { role } from '#contract/access'
import { sealedCookie } from '@/lib/auth/sealed-cookie'
import type { Tokens, Viewer } from '@/lib/domain/session'
import { env } from '@/lib/env'

/** The person signed in in this browser, and the tokens that prove it to the clinic API. */
export interface Session {
  viewer: Viewer
  tokens: Tokens
  /** When the password was given (milliseconds since the epoch): the absolute limit counts from here. */
  startedAt: number
  /** When a page wished for new tokens (milliseconds): another wish soon after would lead round in a circle. */
  renewedAt?: number | undefined
}

const id = z.string().nullable()

const session = z.object({
  viewer: z.object({
    userId: z.string(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    roles: z.array(role),
    clinicId: id,
    doctorId: id,
    patientId: id,
    actsFor: z.string().optional(),
    places: z.number().optional(),
  }),
  tokens: z.object({ access: z.string(), refresh: z.string(), renewAt: z.number() }),
  startedAt: z.number(),
  renewedAt: z.number().optional(),
}) satisfies z.ZodType<Session>

/** Sealed, under 2 000 bytes, written at sign-in and when tokens change. The clinic API decides how long it counts. */
export const sessionCookie = sealedCookie<Session>({
  name: 'consulta',
  content: session,
  life: () => env().SESSION_MAX_HOURS * 3600,
})

/** The signed-in session of this request; null when there is none or the cookie is not ours. */
export function getSession(): Promise<Session | null> {
  return sessionCookie.read()
}

/** Shorter than any provider's tokens live, longer than a page takes. */
const calmMs = 30_000

/** Whether new tokens were wished for just now: that they have expired as well cannot be helped by newer ones. */
export function isFresh({ renewedAt }: Session, now: number): boolean {
  return renewedAt !== undefined && now - renewedAt < calmMs
}

/** A session as it is sealed: names that would make the cookie too large are shortened. */
export function openedSession(viewer: Viewer, tokens: Tokens, startedAt: number): Session {
  return { viewer: { ...viewer, name: clip(viewer.name), surname: clip(viewer.surname) }, tokens, startedAt }
}

const nameBytes = 100

function clip(name: string): string {
  if (bytesOf(name) <= nameBytes) return name
  const kept: string[] = []
  for (const character of name) {
    if (bytesOf(`${kept.join('')}${character}…`) > nameBytes) break
    kept.push(character)
  }
  return `${kept.join('')}…`
}

function bytesOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text))
}
