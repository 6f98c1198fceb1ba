import 'server-only'
import { appointment, todayAnswer, type TodayVisit as WireVisit } from '#contract/appointments'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { kindFromWire } from '@/lib/domain/appointment-wire'
import { markedName } from '@/lib/domain/deceased'
import type { Today, TodayVisit } from '@/lib/domain/today'

/** A clinic's day as the caller may see it. Throws `ApiError` 404 for another clinic. */
export async function readToday(
  auth: ApiAuth,
  query: { clinicId: string; doctorId?: string | undefined; date?: string | undefined },
): Promise<Today> {
  const { date, timeZone, visits } = await callApi(auth, { path: '/today', query, answer: todayAnswer })
  return { date, timeZone, visits: visits.map(visitFromWire) }
}

const presencePaths = {
  arrive: ['PUT', 'arrived'],
  leave: ['DELETE', 'arrived'],
  start: ['PUT', 'started'],
  halt: ['DELETE', 'started'],
} as const

export type PresenceVerb = keyof typeof presencePaths

/** Notes who came and when a visit began, or takes that back. Throws `ApiError` 409 on another day. */
export async function markPresence(auth: ApiAuth, id: string, verb: PresenceVerb): Promise<TodayVisit> {
  const [method, path] = presencePaths[verb]
  const call = { method, path: `/appointments/${encodeURIComponent(id)}/${path}`, answer: appointment }
  return visitFromWire(await callApi(auth, call))
}

/** A note for the desk; an empty one takes it away. */
export async function writeDeskNote(auth: ApiAuth, id: string, deskNote: string): Promise<TodayVisit> {
  const path = `/appointments/${encodeURIComponent(id)}/desk-note`
  return visitFromWire(await callApi(auth, { method: 'PUT', path, body: { deskNote }, answer: appointment }))
}

function visitFromWire(wire: WireVisit): TodayVisit {
  return {
    id: wire.appointmentId,
    doctorId: wire.doctorId,
    doctorName: wire.doctorName,
    patientId: wire.patientId,
    patientName: wire.patientName ? markedName(wire.patientName, wire.patientDeceased === true) : null,
    start: wire.appointmentDate,
    end: wire.appointmentEndDate,
    status: wire.status,
    reason: wire.reason ?? null,
    kind: wire.kind ? kindFromWire(wire.kind) : null,
    confirmedAt: wire.confirmedAt ?? null,
    arrivedAt: wire.arrivedAt ?? null,
    startedAt: wire.startedAt ?? null,
    patientPhone: wire.patientPhone ?? null,
    deskNote: wire.deskNote ?? null,
    ...(wire.missHint !== undefined && { missHint: wire.missHint }),
    ...(wire.noEmail && { noEmail: true as const }),
    ...(wire.newborn && { newborn: true as const }),
  }
}
