import { z } from 'zod'
import { plainDate } from './common.ts'

const count = z.number().int()

/** How much at a clinic waits for somebody of its team; it names nobody. */
export const clinicTasks = z.object({
  /** Open conversations in which the patient wrote last. */
  replies: count,
  /** People who booked without an account and are not verified yet. */
  toVerify: count,
  /** Patients to be called. */
  calls: count,
  waitlist: count,
  /** Appointments of the last four weeks, today's not among them, that nobody closed; `firstUnclosed` is the earliest's day. */
  unclosed: count,
  firstUnclosed: plainDate.nullable(),
})

export type ClinicTasks = z.infer<typeof clinicTasks>
