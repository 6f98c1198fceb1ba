import { z } from 'zod'
import { id, instant, messageAnswer, plainDate } from './common.ts'
import { minShiftMinutes, shiftMinutes } from './shift-times.ts'

const hourAndMinute = /^([01]\d|2[0-3]):[0-5]\d$/

/** Minutes: a day is the most. */
export const maxShiftMinutes = 1440

export const workshift = z.object({
  id,
  doctorId: id,
  clinicId: id,
  startDate: instant,
  /** Minutes. */
  duration: z.number().int(),
  /** The series of repeating hours that it belongs to. */
  seriesId: id.nullish(),
  /** Only where it is at another clinic than the one that the caller works in. */
  clinicName: z.string().optional(),
})

export type Workshift = z.infer<typeof workshift>

/** The answer to a deletion; the token takes it back: `POST /undo/{token}`. */
export const deletedWorkshift = messageAnswer.extend({ undo: id.nullish() })

export const workshiftList = z.array(workshift)

export const workshiftQuery = z.object({ doctorId: id, from: instant, to: instant })

/** The week of a doctor that holds a day. */
export const weekQuery = workshiftQuery.pick({ doctorId: true }).extend({ week: plainDate })

const duration = z
  .number()
  .int()
  .min(minShiftMinutes, 'End Time must be after Start Time and at least 60 minutes later')
  .max(maxShiftMinutes, 'A schedule lasts at most 24 hours')

export const createWorkshiftInput = z.object({ doctorId: id, clinicId: id, startDate: instant, duration })

export const updateWorkshiftInput = z.object({ clinicId: id, startDate: instant, duration })

/** A change as a browser names it: the session says at which clinic. */
export const changeShiftInput = updateWorkshiftInput.omit({ clinicId: true })

/** `HH:mm` on the clinic's wall clock. */
export const shiftTime = z
  .string({ error: 'Invalid time format' })
  .regex(hourAndMinute, 'Invalid time format')

/** Like `shiftTime`; midnight is 24:00 or 00:00, and an earlier time than the start is on the next day. */
export const shiftEndTime = z
  .string({ error: 'Invalid time format' })
  .refine((text) => hourAndMinute.test(text) || text === '24:00', 'Invalid time format')

/** The schedule dialog: a day and two `HH:mm` times on the clinic's wall clock. */
export const workshiftForm = z
  .object({
    date: z
      .string({ error: 'Select a date' })
      .min(1, 'Select a date')
      .pipe(z.iso.date('Invalid date format')),
    startTime: shiftTime,
    endTime: shiftEndTime,
  })
  .refine((form) => shiftMinutes(form.startTime, form.endTime) >= minShiftMinutes, {
    path: ['endTime'],
    message: 'End Time must be after Start Time and at least 60 minutes later',
  })

export type WorkshiftForm = z.infer<typeof workshiftForm>
