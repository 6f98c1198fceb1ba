import type { z } from 'zod'
import { mobileNumber } from '#contract/mobile-number'
import { contactFault, type publicBookingInput } from '#contract/public-bookings'
import type { PublicPerson } from '../../db/schema/public-bookings.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { VisitorAct } from '../../write/write.ts'
import { queueText } from '../channels/queue-text.ts'
import { writesBy } from '../channels/writes-by.ts'

/** The receiver of the link that confirms a booking: the address if there is one, else the number. */
export interface LinkWay {
  by: 'email' | 'sms'
  to: string
  /** From whom a text message comes; empty for a mail. */
  sender: string
}

type Contact = Pick<z.output<typeof publicBookingInput>, 'email' | 'phone'>

/** Throws 400 where nothing can be sent to what was typed. */
export async function linkWayTo(
  deps: Deps,
  clinicId: string,
  { email, phone = null }: Contact,
): Promise<LinkWay> {
  if (email !== '') return { by: 'email', to: email, sender: '' }
  const sms = (await writesBy(deps, deps.db.orm, clinicId)).find(({ channel }) => channel === 'sms')
  const fault = contactFault({ email, phone }, sms !== undefined)
  const to = mobileNumber(phone)
  if (!sms || to === null || fault) throw refused(fault ?? {})
  return { by: 'sms', to, sender: sms.sender }
}

function refused(errors: Record<string, string>) {
  return invalidInput(errors, Object.values(errors)[0])
}

interface Held {
  bookingId: string
  clinicId: string
  clinicName: string
  city: string
  timeZone: string
  doctorName: string
  startAt: Date
  expiresAt: Date
}

/** Queues the link. Throws 400 when the clinic may send no more messages this month. */
export async function sendLink(
  act: VisitorAct,
  { by, to, sender }: LinkWay,
  { language }: Pick<PublicPerson, 'language'>,
  held: Held,
): Promise<void> {
  const { bookingId, clinicId, clinicName, city, timeZone, doctorName } = held
  const [startAt, expiresAt] = [held.startAt.toISOString(), held.expiresAt.toISOString()]
  if (by === 'email') {
    const place = { clinicName, city, timeZone, doctorName }
    return act.mail({
      to,
      content: { kind: 'booking-held', language, bookingId, ...place, startAt, expiresAt },
    })
  }
  const content = {
    kind: 'booking-link' as const,
    language,
    bookingId,
    clinicName,
    timeZone,
    visitAt: startAt,
    expiresAt,
  }
  const whose = { clinicId, timeZone, patientId: null, to, from: sender }
  const isQueued = await queueText(act, {
    ...whose,
    channel: 'sms',
    content,
    dedupeKey: linkKeyOf(bookingId),
  })
  if (!isQueued) throw refused({ email: 'This clinic confirms by email. Write an address.' })
}

/** The name by which the message with the link of a booking is found. */
export const linkKeyOf = (bookingId: string) => `booking-link:${bookingId}`
