import { z } from 'zod'
import { email } from './common.ts'

/** The notification after booking. The mail goes to the patient's stored address; another `email` is refused. */
export const appointmentAlertInput = z.object({
  email,
  clinic: z.string().trim().min(1).max(120),
  /** Written by `encodeSlot` of `time.ts`. */
  dateAppointment: z.string().max(40),
  doctorName: z.string().trim().min(1).max(240),
})
