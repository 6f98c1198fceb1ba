import type { Work } from '../../write/write.ts'
import { notifyOfVisit } from './notify-of-visit.ts'
import { type AppointmentNews, queueAppointmentMail } from './queue-appointment-mail.ts'
import { readVisitFacts, type VisitFacts } from './visit-facts.ts'

/** Tells of a change of a visit, as it is now, by mail and in the trays. `doctorId`: whose it was before. */
export async function tellOfVisit(
  act: Work,
  { id, doctorId }: { id: string; doctorId: string },
  news: AppointmentNews,
): Promise<void> {
  const [facts] = await readVisitFacts(act.tx, [id])
  if (facts) await tell(act, facts, { ...news, from: doctorId })
}

/** The same of facts that are at hand. `from`: the doctor whose visit it was before. */
export async function tell(
  act: Work,
  facts: VisitFacts,
  news: AppointmentNews & { from: string },
): Promise<void> {
  await queueAppointmentMail(act, facts, news)
  await notifyOfVisit(act, facts, news)
}
