import 'server-only'
import { mailClinicCalls } from '#contract/calls/mail-clinics'
import type { MailClinic } from '#contract/mail-clinics'
import { load } from '@/lib/api/load'
import { sendFor, type Visitor } from '@/lib/api/visitor'

/** The clinic from whose mail somebody comes; null for links that do not say so. */
export async function readMailClinic(
  from: string | string[] | undefined,
  visitor: Visitor,
): Promise<MailClinic | null> {
  if (typeof from !== 'string') return null
  return (await load(sendFor(visitor, mailClinicCalls.read, { params: { clinicToken: from } }))).value
}
