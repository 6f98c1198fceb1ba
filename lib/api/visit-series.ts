import 'server-only'
import type { z } from 'zod'
import { encodeSlot } from '#contract/time'
import {
  bookedVisitSeries,
  type bookOwnVisitSeriesInput,
  type ownVisitSeriesQuestion,
  type VisitSeriesDate,
  visitSeriesDates,
} from '#contract/visit-series'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'

type Own<Input extends z.ZodType> = z.output<Input> & { patientId: string }

/** When the visits would be, and which of these times are free. */
export async function previewSeries(
  auth: ApiAuth,
  { start, timeZone, everyWeeks, everyMonths, count, ...visit }: Own<typeof ownVisitSeriesQuestion>,
): Promise<VisitSeriesDate[]> {
  const first = { ...visit, appointmentDate: encodeSlot(Date.parse(start), timeZone) }
  const body = { first, everyWeeks, everyMonths, count }
  const path = '/appointments/series/preview'
  return (await callApi(auth, { method: 'POST', path, body, answer: visitSeriesDates })).dates
}

/** Books all or none. Throws `ApiError` `slot_taken` when one of them went meanwhile. */
export async function bookSeries(
  auth: ApiAuth,
  { start: _start, starts, timeZone, ...visit }: Own<typeof bookOwnVisitSeriesInput>,
  idempotencyKey?: string,
): Promise<Appointment[]> {
  const dates = starts.map((each) => encodeSlot(Date.parse(each), timeZone))
  const booked = await callApi(auth, {
    method: 'POST',
    path: '/appointments/series',
    body: { ...visit, dates },
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    answer: bookedVisitSeries,
  })
  return booked.appointments.map(appointmentFromWire)
}
