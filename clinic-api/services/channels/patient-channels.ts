import { sql } from 'drizzle-orm'
import { type PatientChannels, textChannels } from '#contract/channels'
import { versionOf } from '#contract/consent-choices'
import { mobileNumber } from '#contract/mobile-number'
import { rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { getPatient } from '../patients/queries.ts'
import { isVerified } from './reach.ts'

interface Said {
  kind: 'sms' | 'whatsapp'
  given: boolean
  at: string | Date
  byStaff: boolean
}

/** How the patient can be reached, and what they said to it. Throws 404. */
export async function readPatientChannels({ db }: Deps, patientId: string): Promise<PatientChannels> {
  const found = await getPatient(db.orm, patientId, null)
  if (!found) throw notFound()
  const { phone, verifiedPhone } = found.patient
  const [choice] = await rowsOf<{
    reminders: 'none' | 'email'
    remindsBy: PatientChannels['reminders'] | null
  }>(db.orm, sql`select reminders, reminds_by "remindsBy" from users where id = ${found.patient.userId}`)
  const words = await rowsOf<Said>(
    db.orm,
    sql`select distinct on (kind) kind, given, at, asked_by is not null "byStaff" from consents
      where patient_id = ${patientId} and kind in ('sms', 'whatsapp') order by kind, id desc`,
  )
  const [offers] = await rowsOf<{ offered: PatientChannels['offered'] }>(
    db.orm,
    sql`select array(select k from unnest(array['sms', 'whatsapp']) k where exists (
        select from patient_clinics m join clinic_channels s on s.clinic_id = m.clinic_id
        where m.patient_id = ${patientId} and k = any(s.channel_order)
          and case k when 'sms' then s.sms_sender else s.whatsapp_sender end is not null
      )) offered`,
  )
  return {
    reminders: choice?.reminders === 'none' ? 'none' : (choice?.remindsBy ?? 'email'),
    isChosen: choice?.reminders === 'none' || Boolean(choice?.remindsBy),
    phone,
    isMobile: mobileNumber(phone) !== null,
    isVerified: isVerified({ phone, verifiedPhone }),
    offered: offers?.offered ?? [],
    consents: textChannels.map((kind) => {
      const word = words.find((each) => each.kind === kind)
      return {
        kind,
        version: versionOf(kind),
        given: word?.given ?? null,
        at: word ? new Date(word.at).toISOString() : null,
        byStaff: word?.byStaff ?? false,
      }
    }),
  }
}
