import { z } from 'zod'
import { id, instant, plainDate } from './common.ts'

const hourAndMinute = /^([01]\d|2[0-3]):[0-5]\d$/

/** Minutes. Section 9: a shift lasts at least an hour; a day is the most. */
export const minShiftMinutes = 60
const maxShiftMinutes = 1440

export const workshift = z.object({
  id,
  doctorId: id,
  clinicId: id,
  startDate: instant,
  /** Minutes. */
  duration: z.number().int(),
})

export type Workshift = z.infer<typeof workshift>

export const workshiftList = z.array(workshift)

export const workshiftQuery = z.object({ doctorId: id, from: instant, to: instant })

/** The week of a doctor that holds a day. */
export const weekQuery = workshiftQuery.pick({ doctorId: true }).extend({ week: plainDate })

const duration = z
  .number()
  .int()
  .min(minShiftMinutes, 'End Time must be after Start Time and at least 60 minutes later')
  .max(maxShiftMinutes, 'A shift lasts at most 24 hours')

export const createWorkshiftInput = z.object({ doctorId: id, clinicId: id, startDate: instant, duration })

export const updateWorkshiftInput = z.object({ clinicId: id, startDate: instant, duration })

/** Shifts as a browser writes them: in whose clinic is the session's to say. */
export const newShiftInput = createWorkshiftInput.omit({ clinicId: true })
export const changeShiftInput = updateWorkshiftInput.omit({ clinicId: true })

const time = z.string({ error: 'Invalid time format' }).regex(hourAndMinute, 'Invalid time format')

/** The schedule dialog: a day and two `HH:mm` times on the clinic's wall clock. */
export const workshiftForm = z
  .object({
    date: z
      .string({ error: 'Select a date' })
      .min(1, 'Select a date')
      .pipe(z.iso.date('Invalid date format')),
    startTime: time,
    endTime: time,
  })
  .refine((form) => minutesOf(form.endTime) - minutesOf(form.startTime) >= minShiftMinutes, {
    path: ['endTime'],
    message: 'End Time must be after Start Time and at least 60 minutes later',
  })

export type WorkshiftForm = z.infer<typeof workshiftForm>

/** Minutes since midnight of a well-formed `HH:mm`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
