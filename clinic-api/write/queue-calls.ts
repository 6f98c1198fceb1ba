import { sql } from 'drizzle-orm'
import type { CallAbout, CallReason } from '#contract/call-reasons'
import type { Orm } from '../db/client.ts'
import { idAt } from '../db/timed-ids.ts'
import type { Notification } from './notification.ts'

/** A message that no mail can bring, and whom it concerns where the mail does not say. */
export interface Unsent {
  content: Notification
  dedupeKey?: string | undefined
  patientId?: string | undefined
  clinicId?: string | undefined
}

const aboutOf: Partial<Record<Notification['kind'], CallAbout>> = {
  'appointment-booked': 'booked',
  'appointment-rescheduled': 'moved',
  'appointment-cancelled': 'cancelled',
  'doctor-deleted': 'cancelled',
  'visit-reminder': 'reminder',
  'slot-offered': 'offer',
  'clinic-message': 'message',
  'genetic-study': 'result',
}

interface Writing {
  tx: Orm
  now: Date
  undoId: string | null
  why: CallReason
}

/** Notes for the desk that somebody is to be called, in place of a mail that cannot reach them. */
export async function queueCall({ tx, now, undoId, why }: Writing, unsent: Unsent): Promise<void> {
  const { content } = unsent
  const about = aboutOf[content.kind]
  const source = about && sourceOf(unsent)
  if (!about || !source) return
  // Whoever booked themselves knows it.
  if (content.kind === 'appointment-booked' && content.by === undefined) return
  await tx.execute(sql`
    insert into calls (id, clinic_id, patient_id, appointment_id, offer_id, about, why, dedupe_key, undo_id, created_at)
    select ${idAt(now)}, s.clinic_id, s.patient_id, s.appointment_id, s.offer_id, ${about}::text, ${why}::text,
      ${unsent.dedupeKey ?? null}::text, ${undoId}::text, ${now.toISOString()}::timestamptz
    from ${source} s join patients p on p.id = s.patient_id and p.deceased_on is null
    on conflict (dedupe_key) do nothing`)
}

/** Finds the patient whom the mail is for, by what it is about. */
export function sourceOf({ content, patientId, clinicId }: Unsent) {
  if ('meeting' in content)
    return sql`(select clinic_id, patient_id, id appointment_id, null::text offer_id from appointments
      where id = ${content.meeting.appointmentId})`
  if ('offerId' in content)
    return sql`(select clinic_id, patient_id, appointment_id, id offer_id from offers where id = ${content.offerId})`
  if ('threadId' in content)
    return sql`(select clinic_id, patient_id, null::text appointment_id, null::text offer_id from threads
      where id = ${content.threadId})`
  if (!patientId || !clinicId) return null
  return sql`(select ${clinicId}::text clinic_id, ${patientId}::text patient_id,
    null::text appointment_id, null::text offer_id)`
}
