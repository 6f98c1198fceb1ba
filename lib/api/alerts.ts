import 'server-only'
import { appointmentCalls } from '#contract/calls/appointments'
import { encodeSlot } from '#contract/time'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { Appointment } from '@/lib/domain/appointment'

/**
 * Asks the clinic API to notify the patient of a booking. False when it would not: the booking stands, and the mail
 * that was queued with it goes out.
 */
export async function sendBookingAlert(
  auth: ApiAuth,
  email: string,
  { clinicName: clinic, start, timeZone, doctorName }: Appointment,
): Promise<boolean> {
  const dateAppointment = encodeSlot(Date.parse(start), timeZone)
  const body = { email, clinic, dateAppointment, doctorName }
  return sendCall(auth, appointmentCalls.alert, { body }).then(
    () => true,
    () => false,
  )
}
