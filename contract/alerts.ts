import { z } from 'zod'
import { email, instant } from './common.ts'

/** The notification after booking. The mail goes to the patient's stored address; another `email` is refused. */
export const appointmentAlertInput = z.object({
  email,
  clinic: z.string().trim().min(1).max(120),
  dateAppointment: instant,
  doctorName: z.string().trim().min(1).max(240),
})
