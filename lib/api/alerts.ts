import 'server-only'
import { messageAnswer } from '#contract/common'
import { encodeSlot } from '#contract/time'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { Appointment } from '@/lib/domain/appointment'

/**
 * Asks the clinic API to notify the patient of a booking. False when it would not: the booking stands, and the mail
 * that was queued with it goes out.
 */
export async function sendBookingAlert(
  auth: ApiAuth,
  email: string,
  appointment: Appointment,
): Promise<boolean> {
  try {
    await callApi(auth, {
      method: 'POST',
      path: '/alert/alert-appointment',
      body: {
        email,
        clinic: appointment.clinicName,
        dateAppointment: encodeSlot(Date.parse(appointment.start), appointment.timeZone),
        doctorName: appointment.doctorName,
      },
      answer: messageAnswer,
    })
    return true
  } catch {
    return false
  }
}
