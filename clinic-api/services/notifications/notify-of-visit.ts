import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Work } from '../../write/write.ts'
import type { AppointmentNews } from './queue-appointment-mail.ts'

/** What the staff hear of, too, and no mail tells. */
type VisitNews = AppointmentNews | { kind: 'appointment-confirmed' }

interface Visit {
  id: string
  /** Where it was before, if it went to a colleague. */
  doctorId: string
}

interface Concerned {
  start: string
  timeZone: string
  doctorId: string
  doctorName: string
  doctorUser: string
  patientUser: string
  /** Of the doctor whose visit it was. */
  formerUser: string | null
  admins: string[]
}

/** Tells those whom a change of a visit concerns: its patient, its doctors, and who runs the clinic. */
export async function notifyOfVisit(
  { tx, notify }: Pick<Work, 'tx' | 'notify'>,
  { id, doctorId }: Visit,
  news: VisitNews,
): Promise<void> {
  const visit = await readConcerned(tx, id, doctorId)
  if (!visit) return
  const { start, timeZone, doctorName, doctorUser, patientUser, formerUser, admins } = visit
  const facts = { appointmentId: id, start, timeZone }
  const about = aboutOf(news, facts)
  const wentOver = formerUser !== null && formerUser !== doctorUser
  const patients = about.kind === 'visit-confirmed' ? [] : [patientUser]
  const others = [...patients, ...admins].filter((user) => user !== doctorUser && user !== formerUser)
  await notify({ to: others, about: { ...about, doctorName } })
  if (!wentOver) return notify({ to: [doctorUser], about })
  await notify({ to: [doctorUser], about: { kind: 'visit-handed-over', ...facts } })
  await notify({ to: [formerUser], about: { kind: 'visit-handed-over', ...facts, doctorName } })
}

/** The accounts of those whom a visit concerns. */
export async function concernedBy(tx: Reader, { id, doctorId }: Visit): Promise<string[]> {
  const visit = await readConcerned(tx, id, doctorId)
  return visit ? [visit.doctorUser, visit.patientUser, ...visit.admins] : []
}

function aboutOf(news: VisitNews, facts: { appointmentId: string; start: string; timeZone: string }) {
  if (news.kind === 'appointment-booked') return { kind: 'visit-booked', ...facts } as const
  if (news.kind === 'appointment-confirmed') return { kind: 'visit-confirmed', ...facts } as const
  if (news.kind !== 'appointment-rescheduled') return { kind: 'visit-cancelled', ...facts } as const
  return { kind: 'visit-moved', ...facts, previousStart: news.previousStartAt.toISOString() } as const
}

async function readConcerned(tx: Reader, id: string, formerDoctor: string): Promise<Concerned | null> {
  const [row] = await rowsOf<Concerned>(
    tx,
    sql`select a.start_at "start", c.time_zone "timeZone", s.id "doctorId", s.name || ' ' || s.surname "doctorName",
        s.user_id "doctorUser", p.user_id "patientUser",
        (select user_id from staff where id = ${formerDoctor}) "formerUser",
        array(select user_id from clinic_admins(a.clinic_id)) admins
      from appointments a join staff s on s.id = a.doctor_id join patients p on p.id = a.patient_id
      join clinics c on c.id = a.clinic_id where a.id = ${id}`,
  )
  return row ? { ...row, start: new Date(row.start).toISOString() } : null
}
