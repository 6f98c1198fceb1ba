import { z } from 'zod'
import { appointmentList } from './appointments.ts'
import { id, plainDate } from './common.ts'
import { dayOffList } from './days-off.ts'
import { resource } from './resources.ts'
import { specialty } from './specialties.ts'
import { doctor, doctorRow } from './staff.ts'
import { workshiftList } from './workshifts.ts'

/** One day of a clinic; the doctors of one specialty only if given. */
export const teamDayQuery = z.object({
  clinicId: id,
  date: plainDate,
  specialty: specialty.optional(),
  /** Whose columns: those of the doctors, or of the rooms and the equipment. */
  by: z.enum(['doctor', 'resource']).default('doctor'),
})

export const teamDay = z.object({
  date: plainDate,
  /** IANA zone of the clinic, on whose clock the day is meant. */
  timeZone: z.string(),
  doctors: z.array(
    doctor.pick({ _id: true, name: true, surname: true, specialty: true }).extend({
      shifts: workshiftList,
      visits: appointmentList,
      daysOff: dayOffList.optional(),
      /** The first free times of the day, by the rules that refuse a booking; absent among several clinics. */
      nextTimes: doctorRow.shape.nextTimes,
    }),
  ),
  /** With `by=resource`, in place of the doctors. */
  resources: z
    .array(resource.omit({ clinicId: true }).extend({ visits: appointmentList, daysOff: dayOffList }))
    .optional(),
})

/** A day of several clinics, each with its doctors. */
export const clinicsDay = z.object({
  clinics: z.array(teamDay.omit({ resources: true }).extend({ clinicId: id, clinicName: z.string() })),
})

export type TeamDay = z.infer<typeof teamDay>
