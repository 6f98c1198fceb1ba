import { bookSlotInput } from '#contract/appointments'
import { sendBookingAlert } from '@/lib/api/alerts'
import { bookAppointment } from '@/lib/api/appointments'
import { patientOf } from '@/lib/bff/patient-of'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const POST = serve(appointmentEndpoints.book, {
  body: bookSlotInput,
  status: 201,
  async handle({ viewer, auth, body, request }) {
    const patientId = patientOf(viewer, body.patientId)
    const key = request.headers.get('idempotency-key') ?? undefined
    const appointment = await bookAppointment(
      auth,
      { ...body, specialty: body.specialty ?? null, patientId },
      key,
    )
    if (patientId !== viewer.patientId) return appointment
    // A browser that leaves now has booked: the notification is asked for all the same.
    const { signal: _signal, ...onBehalf } = auth
    await sendBookingAlert(onBehalf, viewer.email, appointment)
    return appointment
  },
})
