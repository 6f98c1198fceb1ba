import 'server-only'
import type { z } from 'zod'
import { publicBookingCalls } from '#contract/calls/public-bookings'
import { documentOf } from '#contract/documents'
import type { followBookingInput, publicBookingOn } from '#contract/public-bookings'
import { encodeSlot } from '#contract/time'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, sendFor, type Visitor } from '@/lib/api/visitor'

/**
 * Keeps a time for a visitor; `browser` is the name that limits know theirs by. Throws `ApiError` 400, 404, 409 with
 * free times nearby, and 429.
 */
export async function holdPublicly(
  form: z.output<ReturnType<typeof publicBookingOn>>,
  visitor: Visitor,
  browser: string | null,
): Promise<{ heldUntil: string }> {
  const { start, timeZone, dni, documentKind = 'none', documentCountry, consent: _agreed, ...rest } = form
  const document = documentOf({ dni, documentKind, documentCountry })
  const body = {
    ...rest,
    appointmentDate: encodeSlot(Date.parse(start), timeZone),
    document: document.kind === 'none' ? null : document,
    language: visitor.language === 'es' ? 'es' : 'en',
    consent: true,
  }
  const headers = { ...asVisitor(visitor), ...(browser && { cookie: `browser=${browser}` }) }
  return sendParsed(null, publicBookingCalls.hold, { body }, { headers })
}

/** Throws `ApiError` 404, and 409 with free times when the time is kept no more or taken. */
export async function confirmPublicBooking(
  { token: bookingToken, choice, account, email }: z.output<typeof followBookingInput>,
  visitor: Visitor,
) {
  const appointmentDate = choice && encodeSlot(Date.parse(choice.start), choice.timeZone)
  const body = { ...(appointmentDate && { appointmentDate }), ...(account && { account, email }) }
  return sendFor(visitor, publicBookingCalls.confirm, { params: { bookingToken }, body })
}
