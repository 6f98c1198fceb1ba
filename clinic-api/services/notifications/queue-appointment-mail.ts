import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import { languageOf } from '../../write/notification.ts'
import type { Work } from '../../write/write.ts'

export type AppointmentNews =
  | { kind: 'appointment-booked' | 'appointment-cancelled' | 'doctor-deleted' }
  | { kind: 'appointment-rescheduled'; previousStartAt: Date }

/** Two mails with the same key are one; a booking's own statement makes it likewise. */
export function mailKeyOf(
  { kind }: Pick<AppointmentNews, 'kind'>,
  appointmentId: string,
  startAt: string,
): string {
  return `${kind}:${appointmentId}:${startAt}`
}

/** Tells the patients of these appointments, and the doctor of one that was moved, at the addresses on their accounts. */
export async function queueAppointmentMail(
  { tx, now, mail }: Work,
  appointmentIds: readonly string[],
  news: AppointmentNews,
): Promise<void> {
  for (const row of await readMeetings(tx, appointmentIds)) {
    const { recipient, language, doctorEmail, doctorLanguage, meeting } = row
    const facts = { language, meeting }
    const key = mailKeyOf(news, meeting.appointmentId, meeting.startAt)
    if (news.kind === 'appointment-rescheduled') {
      const previousStartAt = news.previousStartAt.toISOString()
      const moved = { ...facts, kind: news.kind, previousStartAt }
      await mail({ to: recipient, content: moved, dedupeKey: `${key}:${now.getTime()}` })
      const calendar = { meeting, previousStartAt, language: doctorLanguage }
      const told = { ...calendar, kind: 'doctor-rescheduled' as const }
      await mail({ to: doctorEmail, content: told, dedupeKey: `doctor:${key}:${now.getTime()}` })
    } else {
      await mail({ to: recipient, content: { ...facts, kind: news.kind }, dedupeKey: key })
    }
  }
}

const doctorAccount = alias(users, 'doctor_account')

/** What mails say of these appointments, and to whom. */
export function readMeetings(tx: Reader, appointmentIds: readonly string[]) {
  return tx
    .select({
      appointmentId: appointments.id,
      startAt: appointments.startAt,
      recipient: users.email,
      language: users.language,
      doctorEmail: doctorAccount.email,
      doctorLanguage: doctorAccount.language,
      doctorName: staff.name,
      doctorSurname: staff.surname,
      clinicName: clinics.name,
      city: clinics.city,
      timeZone: clinics.timeZone,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(users, eq(users.id, patients.userId))
    .innerJoin(staff, eq(staff.id, appointments.doctorId))
    .innerJoin(doctorAccount, eq(doctorAccount.id, staff.userId))
    .innerJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(inArray(appointments.id, [...appointmentIds]))
    .then((rows) =>
      rows.map(({ recipient, language, doctorEmail, doctorLanguage, startAt, doctorSurname, ...rest }) => ({
        recipient,
        language: languageOf(language),
        doctorEmail,
        doctorLanguage: languageOf(doctorLanguage),
        meeting: {
          ...rest,
          doctorName: `${rest.doctorName} ${doctorSurname}`,
          startAt: startAt.toISOString(),
        },
      })),
    )
}
