import { sql } from 'drizzle-orm'
import { basisOf, consentKinds, versionOf } from '#contract/consent-choices'
import type { Consent } from '#contract/consents'
import { defaultWays } from '#contract/notifications'
import { type Reader, rowsOf } from '../../db/client.ts'

interface Said {
  kind: Consent['kind']
  given: boolean
  version: number
  at: string | Date
}

/** A patient's answer to each consent, and whether it is in effect. */
export async function readConsents(orm: Reader, patientId: string): Promise<Consent[]> {
  const words = await rowsOf<Said>(
    orm,
    sql`select distinct on (kind) kind, given, version, at from consents
      where patient_id = ${patientId} order by kind, id desc`,
  )
  const said = new Map(words.map((word) => [word.kind, word]))
  const mails = await readMails(orm, patientId)
  return consentKinds.map((kind) => {
    const word = said.get(kind)
    return {
      kind,
      basis: basisOf[kind],
      version: versionOf(kind),
      given: word?.given ?? null,
      saidVersion: word?.version ?? null,
      at: word ? new Date(word.at).toISOString() : null,
      on: kind === 'bookings' || kind === 'reminders' ? mails[kind] : (word?.given ?? false),
    }
  })
}

/** The choices of the account are what stops a mail; whoever made theirs before words were kept has them all the same. */
async function readMails(orm: Reader, patientId: string) {
  const [row] = await rowsOf<{ bookings: boolean; reminders: boolean }>(
    orm,
    sql`select u.reminders = 'email' reminders,
        coalesce((n.ways -> 'visits' ->> 'mail')::boolean, ${defaultWays.visits.mail}::boolean) bookings
      from patients p join users u on u.id = p.user_id left join notification_settings n on n.user_id = u.id
      where p.id = ${patientId}`,
  )
  return row ?? { bookings: false, reminders: false }
}
