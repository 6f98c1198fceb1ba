import 'server-only'
import { channelCalls } from '#contract/calls/channels'
import { reminderCalls } from '#contract/calls/reminders'
import { resourceCalls } from '#contract/calls/resources'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'

/** The administrator's rules for visits: kinds, reminders, resources, channels, and what can be booked at all. */
export function readRules(auth: ApiAuth, clinicId: string) {
  return Promise.all([
    sendCall(auth, visitKindCalls.list, { query: { clinicId } }),
    sendCall(auth, reminderCalls.get, { params: { id: clinicId } }),
    sendCall(auth, resourceCalls.list, { query: { clinicId } }),
    sendCall(auth, channelCalls.get, { params: { id: clinicId } }),
    sendCall(auth, visitKindCalls.bookable, { query: { clinicId } }),
  ])
}
