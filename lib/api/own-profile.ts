import 'server-only'
import { consentCalls } from '#contract/calls/consents'
import { recordAccessCalls } from '#contract/calls/record-access'
import { reminderCalls } from '#contract/calls/reminders'
import { getAccount } from '@/lib/api/account'
import type { ApiAuth } from '@/lib/api/client'
import { listRecordReaders, requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'

const readersShown = '40'

/** A patient's own profile; `cursor` is that of older readings of the record. */
export async function readOwnProfile(auth: ApiAuth, patientId: string, cursor?: string) {
  const readersPage = { limit: readersShown, ...(cursor && { cursor }) }
  const [patient, readers, account, choices, access, { consents }] = await Promise.all([
    requirePatient(auth, patientId),
    listRecordReaders(auth, patientId, readersPage),
    getAccount(auth),
    sendCall(auth, reminderCalls.getChoices),
    sendCall(auth, recordAccessCalls.get, { params: { id: patientId } }),
    sendCall(auth, consentCalls.list, { params: { id: patientId } }),
  ])
  return { patient, readers, readersPage, account, choices, access, consents }
}

export type OwnProfile = Awaited<ReturnType<typeof readOwnProfile>>
