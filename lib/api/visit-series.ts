import 'server-only'
import type { z } from 'zod'
import { visitSeriesCalls } from '#contract/calls/visit-series'
import { encodeSlot } from '#contract/time'
import type { bookOwnVisitSeriesInput, ownVisitSeriesQuestion, VisitSeriesDate } from '#contract/visit-series'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall, sendParsed } from '@/lib/api/send-call'
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
  return (await sendCall(auth, visitSeriesCalls.preview, { body })).dates
}

/** Books all or none. Throws `ApiError` `slot_taken` when one of them went meanwhile. */
export async function bookSeries(
  auth: ApiAuth,
  { start: _start, starts, timeZone, ...visit }: Own<typeof bookOwnVisitSeriesInput>,
  idempotencyKey?: string,
): Promise<Appointment[]> {
  const body = { ...visit, dates: starts.map((each) => encodeSlot(Date.parse(each), timeZone)) }
  const headers: Record<string, string> = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  const booked = await sendParsed(auth, visitSeriesCalls.book, { body }, { headers })
  return booked.appointments.map(appointmentFromWire)
}
