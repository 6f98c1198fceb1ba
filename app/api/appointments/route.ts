import { bookSlotInput } from '#contract/appointments'
import { sendBookingAlert } from '@/lib/api/alerts'
import { bookAppointment, listPatientAppointments } from '@/lib/api/appointments'
import { apiError } from '@/lib/api/error'
import { defineRoute } from '@/lib/bff/define-route'
import { reply } from '@/lib/bff/respond'

export const GET = defineRoute({
  action: 'appointment.list-patient',
  handle: ({ viewer, auth }) => listPatientAppointments(auth, viewer.patientId ?? ''),
})

export const POST = defineRoute({
  action: 'appointment.book',
  body: bookSlotInput,
  async handle({ viewer, auth, body, request }) {
    const { patientId, email } = viewer
    if (!patientId) throw apiError('forbidden', 'Not allowed')
    const key = request.headers.get('idempotency-key') ?? undefined
    const appointment = await bookAppointment(
      auth,
      { ...body, specialty: body.specialty ?? null, patientId },
      key,
    )
    // A browser that leaves now has booked: the notification goes out all the same.
    const { signal: _signal, ...onBehalf } = auth
    const notified = await sendBookingAlert(onBehalf, email, appointment)
    return reply({ appointment, notified }, 201)
  },
})
