import 'server-only'
import { patientCalls } from '#contract/calls/patients'
import { reminderCalls } from '#contract/calls/reminders'
import type { ApiAuth } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import type { Appointment } from '@/lib/domain/appointment'
import { type BesideVisit, noneBeside } from '@/lib/domain/beside-visit'

/** What the desk sees beside a visit: messages about it and the patient's other visits, as far as they can be read. */
export async function readBeside(
  auth: ApiAuth,
  { id, patientId }: Pick<Appointment, 'id' | 'patientId'>,
): Promise<BesideVisit> {
  const [mails, booked] = await Promise.all([
    load(sendCall(auth, reminderCalls.listMails, { params: { id } })),
    load(sendCall(auth, patientCalls.booked, { params: { id: patientId } })),
  ])
  return { ...noneBeside, ...booked.value, mails: mails.value ?? [] }
}
