import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { hourMs } from '#contract/durations'
import { bookingLimits } from '#contract/public-bookings'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import type { Deps } from '../../deps.ts'
import { rateLimited } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import type { Step } from '../../write/write.ts'
import { admit, forgive } from '../identity/rate-limit.ts'
import type { LinkWay } from './send-link.ts'

/** Messages with a link that one number may get in a day: each costs the clinic, and annoys a stranger. */
const mostToNumber = 10

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** By what the holds of one browser and of one address or number are counted. */
export interface Counted {
  browser: string
  contact: string
}

/** A browser without a cookie is known by its network address and its name. */
export function countedOf(
  { address, agent, browser }: Visitor & { browser: string | null },
  contact: string,
): Counted {
  return {
    browser: digestOf(browser === null ? `${address} ${agent ?? ''}` : `browser ${browser}`),
    contact: digestOf(contact.toLowerCase()),
  }
}

/** Does what holds a time, so often an hour for each network address; what fails is not counted. Throws 429. */
export const admitted = <Result>(deps: Deps, { address }: Visitor, work: () => Promise<Result>) =>
  counting(deps, `public-booking:${address}`, [bookingLimits.address, hourMs], work)

/** The same so often a day for each number that gets a message. */
export const admittedTo = <Result>(deps: Deps, { by, to }: LinkWay, work: () => Promise<Result>) =>
  by === 'sms' ? counting(deps, `booking-texts-to:${to}`, [mostToNumber, 24 * hourMs], work) : work()

async function counting<Result>(
  deps: Deps,
  key: string,
  [most, windowMs]: [number, number],
  work: () => Promise<Result>,
): Promise<Result> {
  await admit(deps, key, most, windowMs)
  try {
    return await work()
  } catch (error) {
    await forgive(deps, key)
    throw error
  }
}

/** Throws 429 when the browser or the contact keeps as many times as it may, with the seconds until the first ends. */
export async function assertFewOpen({ tx, now }: Step, { browser, contact }: Counted): Promise<void> {
  // Two holds of one browser or contact come one after the other, so that each counts those before it.
  for (const key of [browser, contact].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const limits: [SQL, number][] = [
    [eq(publicBookings.browser, browser), bookingLimits.browser],
    [eq(publicBookings.contact, contact), bookingLimits.contact],
  ]
  for (const [isTheirs, most] of limits) {
    const open = await tx
      .select({ expiresAt: publicBookings.expiresAt })
      .from(publicBookings)
      .where(and(isTheirs, gt(publicBookings.expiresAt, now), isNull(publicBookings.appointmentId)))
      .orderBy(publicBookings.expiresAt)
    const [first] = open
    if (first && open.length >= most)
      throw rateLimited(Math.ceil((first.expiresAt.getTime() - now.getTime()) / 1000))
  }
}
