import 'server-only'
import { mailClinicCalls } from '#contract/calls/mail-clinics'
import type { MailClinic } from '#contract/mail-clinics'
import { load } from '@/lib/api/load'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

/** The clinic from whose mail somebody comes; null for links that do not say so. */
export async function readMailClinic(
  from: string | string[] | undefined,
  visitor: Visitor,
): Promise<MailClinic | null> {
  if (typeof from !== 'string') return null
  const asked = { params: { clinicToken: from } }
  return (await load(sendParsed(null, mailClinicCalls.read, asked, { headers: asVisitor(visitor) }))).value
}
