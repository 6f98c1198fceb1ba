import { type SQL, sql } from 'drizzle-orm'
import type { MailClinic as MailClinicOnTheWire } from '#contract/mail-clinics'
import { rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { SecretEnv } from '../../ports/secrets.ts'
import { openSignedToken, signedToken } from '../../ports/signed-token.ts'
import type { Notification } from '../../write/notification.ts'

/** The clinic that a mail comes from. */
export interface MailClinic {
  address: string
  phone: string | null
  /** Names the clinic in the mail's links, so that a link that no longer works can still say whom to call. */
  token: string
}

const purpose = 'clinic of a mail'

/** Signed, so that nobody learns of clinics by guessing. */
export const mailClinicToken = (env: SecretEnv, clinicId: string): string =>
  signedToken(env, purpose, clinicId)

interface Row {
  id: string
  name: string
  street: string | null
  postalCode: string
  city: string
  phone: string | null
}

const columns = sql`c.id, c.name, c.street, c.postal_code "postalCode", c.city, c.phone from clinics c`

/** Null for mails that are only about an account, or about a record that has been removed since. */
export async function clinicOfMail(
  { db, env }: Deps,
  { recipient, mail }: { recipient: string; mail: Notification },
): Promise<MailClinic | null> {
  const which = clinicIdOf(recipient, mail)
  if (!which) return null
  const [clinic] = await rowsOf<Row>(db.orm, sql`select ${columns} where c.id = (${which})`)
  if (!clinic) return null
  const { id, street, postalCode, city, phone } = clinic
  const address = [street, `${postalCode} ${city}`].filter(Boolean).join(', ')
  return { address, phone, token: mailClinicToken(env, id) }
}

/** Throws 404 for a token that is none of ours. */
export async function readMailClinic({ db, env }: Deps, token: string): Promise<MailClinicOnTheWire> {
  const id = openSignedToken(env, purpose, token)
  const [clinic] = id === null ? [] : await rowsOf<Row>(db.orm, sql`select ${columns} where c.id = ${id}`)
  if (!clinic) throw notFound()
  return { name: clinic.name, phone: clinic.phone }
}

function clinicIdOf(recipient: string, mail: Notification): SQL | null {
  if ('meeting' in mail)
    return sql`select clinic_id from appointments where id = ${mail.meeting.appointmentId}`
  if ('offerId' in mail) return sql`select clinic_id from offers where id = ${mail.offerId}`
  if ('bookingId' in mail) return sql`select clinic_id from public_bookings where id = ${mail.bookingId}`
  if ('membershipId' in mail) return sql`select clinic_id from memberships where id = ${mail.membershipId}`
  if ('signUpId' in mail) return sql`select clinic_id from sign_ups where id = ${mail.signUpId}`
  if ('guardianId' in mail) return sql`select clinic_id from guardians where id = ${mail.guardianId}`
  if ('threadId' in mail) return sql`select clinic_id from threads where id = ${mail.threadId}`
  if (mail.kind === 'patient-invited' || mail.kind === 'patient-linked' || mail.kind === 'genetic-study')
    return sql`select pc.clinic_id from patient_clinics pc
      join clinics own on own.id = pc.clinic_id and own.name = ${mail.clinicName}
      join patients p on p.id = pc.patient_id join users u on u.id = p.user_id
      where lower(u.email) = lower(${recipient}) limit 1`
  return null
}
