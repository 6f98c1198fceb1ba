import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { staff } from '../../db/schema/staff.ts'
import type { QueuedMail } from '../../write/queue-mail.ts'
import type { Work } from '../../write/write.ts'
import { actingFor, areToldInstead } from '../guardians/acting-for.ts'
import type { VisitFacts } from './visit-facts.ts'

export type AppointmentNews =
  /** `by`: who of the staff booked it; nobody when the patient did. */
  | { kind: 'appointment-booked'; by?: string | null }
  | { kind: 'appointment-cancelled' | 'doctor-deleted' }
  | { kind: 'appointment-rescheduled'; previousStartAt: Date }

/** Two mails with the same key are one. */
export function mailKeyOf(
  { kind }: Pick<AppointmentNews, 'kind'>,
  appointmentId: string,
  startAt: string,
): string {
  return `${kind}:${appointmentId}:${startAt}`
}

/** Tells the patient of an appointment, and its doctor if it was moved, at the addresses on their accounts. */
export async function queueAppointmentMail(
  { tx, now, mail: queue }: Work,
  { meeting, patient, doctor }: VisitFacts,
  news: AppointmentNews,
): Promise<void> {
  const { email: to, language, id: patientId } = patient
  const others = await actingFor({ tx, now }, patient)
  const mail = async (each: QueuedMail) => {
    if (patient.isDeceased) return
    if (!areToldInstead(to, others)) await queue({ ...each, patientId })
    for (const other of others)
      await queue({
        ...each,
        to: other.email,
        content: { ...each.content, language: other.language },
        patientId,
        of: patient.name,
        ...(each.dedupeKey && { dedupeKey: `${each.dedupeKey}:${other.userId}` }),
      })
  }
  const key = mailKeyOf(news, meeting.appointmentId, meeting.startAt)
  if (news.kind === 'appointment-rescheduled') {
    const previousStartAt = news.previousStartAt.toISOString()
    const moved = { kind: news.kind, language, meeting, previousStartAt }
    await mail({ to, content: moved, dedupeKey: `${key}:${now.getTime()}` })
    const told = { ...moved, kind: 'doctor-rescheduled' as const, language: doctor.language }
    await queue({ to: doctor.email, content: told, dedupeKey: `doctor:${key}:${now.getTime()}` })
  } else if (news.kind === 'appointment-booked') {
    const by = news.by ? await nameOfStaff(tx, news.by) : undefined
    await mail({ to, content: { kind: news.kind, language, meeting, by }, dedupeKey: key })
  } else {
    await mail({ to, content: { kind: news.kind, language, meeting }, dedupeKey: key })
  }
}

async function nameOfStaff(tx: Reader, id: string): Promise<string | undefined> {
  const [person] = await tx
    .select({ name: staff.name, surname: staff.surname })
    .from(staff)
    .where(eq(staff.id, id))
  return person && `${person.name} ${person.surname}`
}
