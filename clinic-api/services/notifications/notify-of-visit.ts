import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Work } from '../../write/write.ts'
import { actingFor } from '../guardians/acting-for.ts'
import type { AppointmentNews } from './queue-appointment-mail.ts'
import type { VisitFacts } from './visit-facts.ts'

/** News that staff are notified of, including confirmations, of which no mail tells. */
type VisitNews = AppointmentNews | { kind: 'appointment-confirmed' }

/** Tells those whom a change of a visit concerns: its patient, its doctors (`from`: whose it was), and who runs the clinic. */
export async function notifyOfVisit(
  { tx, now, notify }: Pick<Work, 'tx' | 'now' | 'notify'>,
  { meeting, patient, doctor, admins }: VisitFacts,
  { from, ...news }: VisitNews & { from: string },
): Promise<void> {
  const { appointmentId, doctorName, startAt: start, timeZone } = meeting
  const facts = { appointmentId, start, timeZone }
  const about = aboutOf(news, facts)
  const former = from === doctor.id ? null : await accountOf(tx, from)
  const side = [patient.userId, ...(await actingFor({ tx, now }, patient)).map(({ userId }) => userId)]
  const patients = about.kind === 'visit-confirmed' || patient.isDeceased ? [] : side
  const others = [...patients, ...admins].filter((user) => user !== doctor.userId && user !== former)
  const told = { to: others, about: { ...about, doctorName } }
  if (!former) return notify(told, { to: [doctor.userId], about })
  const handedOver = { kind: 'visit-handed-over' as const, ...facts }
  return notify(
    told,
    { to: [doctor.userId], about: handedOver },
    { to: [former], about: { ...handedOver, doctorName } },
  )
}

/** The accounts of those whom a visit concerns. */
export function concernedBy({ patient, doctor, admins }: VisitFacts): string[] {
  return [doctor.userId, patient.userId, ...admins]
}

function aboutOf(news: VisitNews, facts: { appointmentId: string; start: string; timeZone: string }) {
  if (news.kind === 'appointment-booked') return { kind: 'visit-booked', ...facts } as const
  if (news.kind === 'appointment-confirmed') return { kind: 'visit-confirmed', ...facts } as const
  if (news.kind !== 'appointment-rescheduled') return { kind: 'visit-cancelled', ...facts } as const
  return { kind: 'visit-moved', ...facts, previousStart: news.previousStartAt.toISOString() } as const
}

async function accountOf(tx: Reader, doctorId: string): Promise<string | null> {
  const [doctor] = await tx.select({ userId: staff.userId }).from(staff).where(eq(staff.id, doctorId))
  return doctor?.userId ?? null
}
