import { type SQL, sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Notification } from '../../write/notification.ts'

/**
 * Whose choices a mail obeys: those of the patient without an account whom it is about, else those of the account with
 * the address. So whoever shares an address with others stops the mails about themselves alone.
 */
export async function receiverOf(
  orm: Reader,
  { recipient, mail }: { recipient: string; mail: Notification },
): Promise<string | null> {
  const patient = patientOf(mail)
  const [row] = await rowsOf<{ id: string }>(
    orm,
    sql`select id from (
        ${patient ? sql`select u.id, 0 place from users u join patients p on p.user_id = u.id where u.email is null and lower(p.email) = lower(${recipient}) and p.id = (${patient}) union all` : sql``}
        select u.id, 1 place from users u where lower(u.email) = lower(${recipient}) and u.deleted_at is null
      ) found order by place limit 1`,
  )
  return row?.id ?? null
}

function patientOf(mail: Notification): SQL | null {
  if (mail.kind === 'doctor-rescheduled') return null
  if ('meeting' in mail)
    return sql`select patient_id from appointments where id = ${mail.meeting.appointmentId}`
  if ('offerId' in mail) return sql`select patient_id from offers where id = ${mail.offerId}`
  return mail.kind === 'clinic-message'
    ? sql`select patient_id from threads where id = ${mail.threadId}`
    : null
}
