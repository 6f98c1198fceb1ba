import { patientCalls } from '#contract/calls/patients'
import 'server-only'
import { channelCalls } from '#contract/calls/channels'
import { consentCalls } from '#contract/calls/consents'
import { recordAccessCalls } from '#contract/calls/record-access'
import { readAccount } from '@/lib/api/account'
import type { ApiAuth } from '@/lib/api/client'
import { requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'

const readersShown = '40'

interface Asked {
  patientId: string
  /** The cursor of older readings of the record. */
  older: string | undefined
  readAt: number
}

/** A patient's own profile, with the latest readings of their record. */
export async function readOwnProfile(auth: ApiAuth, { patientId, older, readAt }: Asked) {
  const page = { limit: readersShown, ...(older && { cursor: older }) }
  const params = { id: patientId }
  const [patient, log, account, access, { consents }, reach] = await Promise.all([
    requirePatient(auth, patientId),
    sendCall(auth, patientCalls.accessLog, { params, query: page }),
    readAccount(auth),
    sendCall(auth, recordAccessCalls.get, { params }),
    sendCall(auth, consentCalls.list, { params }),
    sendCall(auth, channelCalls.ofPatient, { params }),
  ])
  const readers = {
    readings: log.entries,
    page: { ...page, readAt },
    older: log.nextCursor && new URLSearchParams({ log: log.nextCursor }).toString(),
  }
  return { patient, readers, ...account, access, consents, reach }
}
