import { bookSlotInput } from '#contract/appointments'
import { sendBookingAlert } from '@/lib/api/alerts'
import { bookAppointment, listPatientAppointments } from '@/lib/api/appointments'
import { apiError } from '@/lib/api/error'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const GET = serve(appointmentEndpoints.list, {
  handle: ({ viewer, auth }) => listPatientAppointments(auth, viewer.patientId ?? ''),
})

export const POST = serve(appointmentEndpoints.book, {
  body: bookSlotInput,
  status: 201,
  async handle({ viewer, auth, body, request }) {
    const patientId = viewer.patientId ?? body.patientId
    if (!patientId) throw apiError('forbidden', 'Not allowed')
    const key = request.headers.get('idempotency-key') ?? undefined
    const appointment = await bookAppointment(
      auth,
      { ...body, specialty: body.specialty ?? null, patientId },
      key,
    )
    // Whom staff book is told by the clinic API.
    if (!viewer.patientId) return { appointment, notified: true }
    // A browser that leaves now has booked: the notification goes out all the same.
    const { signal: _signal, ...onBehalf } = auth
    return { appointment, notified: await sendBookingAlert(onBehalf, viewer.email, appointment) }
  },
})
