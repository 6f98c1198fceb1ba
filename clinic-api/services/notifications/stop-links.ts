import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { role } from '#contract/access'
import type { NotificationChoices } from '#contract/reminders'
import type { StopLink, StoppableMail } from '#contract/stop-links'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'
import type { Notification } from '../../write/notification.ts'
import {
  changeNotificationChoices,
  readNotificationChoices,
} from '../identity/accounts/notification-choices.ts'
import { receiverOf } from './receiver.ts'
import { openStopLink, stopLinkToken } from './stop-link-token.ts'
import { stoppableAs } from './stoppable.ts'

/** The page that explains what the link stops before it does. */
export const stopOf = ({ stops, token }: { stops: StoppableMail; token: string }) => ({
  stops,
  path: `/unsubscribe/${token}`,
})

/** The address for mail programs, which stop mails at once by POST (RFC 8058). */
export const oneClickPath = (token: string) => `/api/unsubscribe/${token}`

/** The link by which the receiver of a mail stops mails of its kind; null where they cannot be stopped. */
export async function stopLinkOf(
  { db, env }: Deps,
  { recipient, mail }: { recipient: string; mail: Notification },
): Promise<{ stops: StoppableMail; token: string } | null> {
  const stops = stoppableAs(mail)
  if (!stops) return null
  const userId = await receiverOf(db.orm, { recipient, mail })
  return userId === null ? null : { stops, token: stopLinkToken(env, { userId, stops }) }
}

/** The kind of mail that the link stops, and whether it is still sent. Throws 404 for an unknown link. */
export async function readStopLink(deps: Deps, visitor: Pick<Visitor, 'address'>, token: string) {
  const { caller, stops } = await open(deps, visitor, token)
  return tell(stops, await readNotificationChoices(deps, caller))
}

/** Stops the mails, as their receiver; repeating it changes nothing. Throws 404 for a link that is none of ours. */
export async function followStopLink(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  token: string,
): Promise<StopLink> {
  const { caller, stops } = await open(deps, visitor, token)
  const known = await readNotificationChoices(deps, caller)
  if (!isOn(stops, known)) return tell(stops, known)
  return tell(stops, await changeNotificationChoices(deps, caller, (before) => without(stops, before)))
}

async function open({ db, env }: Deps, { address }: Pick<Visitor, 'address'>, token: string) {
  const facts = openStopLink(env, token)
  if (!facts) throw notFound()
  const { userId, stops } = facts
  const [person] = await db.orm
    .select({
      staffId: staff.id,
      roles: sql<
        string[]
      >`${users.roles} || coalesce((select array_agg(distinct held) from memberships m, unnest(m.roles) held
        where m.staff_id = ${staff.id} and m.ended_at is null), '{}')`,
    })
    .from(users)
    .leftJoin(staff, and(eq(staff.userId, users.id), isNull(staff.deletedAt)))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!person) throw notFound()
  const nobodyElse = { doctorId: null, clinicId: null, patientId: null }
  const roles = z.array(role).parse(person.roles)
  const caller: Caller = { sessionId: 'stop-link', userId, ...person, roles, ...nobodyElse, address }
  return { caller, stops }
}

function tell(stops: StoppableMail, choices: NotificationChoices): StopLink {
  return { stops, on: isOn(stops, choices) }
}

function isOn(stops: StoppableMail, { reminders, summary, ways }: NotificationChoices): boolean {
  if (stops === 'reminders') return reminders !== 'none'
  return stops === 'summary' ? summary : ways[stops].mail
}

function without(stops: StoppableMail, { ways }: NotificationChoices): Partial<NotificationChoices> {
  if (stops === 'reminders') return { reminders: 'none' }
  if (stops === 'summary') return { summary: false }
  return { ways: { ...ways, [stops]: { ...ways[stops], mail: false } } }
}
