import { z } from 'zod'
import { appointment } from './appointments.ts'
import { id, instant } from './common.ts'
import { newDayOffInput } from './days-off.ts'
import { changeMemberInput } from './members.ts'
import { startTwoFactorInput } from './users.ts'
import { changeSeriesInput, newSeriesInput, seriesScopeQuery } from './workshift-series.ts'
import { changeShiftInput } from './workshifts.ts'

const mostVisits = 500

const scope = seriesScopeQuery.omit({ force: true }).shape

/** A write that takes hours away, by its name; it is done at the caller's clinic. */
export const hoursWrite = z.discriminatedUnion('write', [
  z.object({ write: z.literal('delete-shift'), id }),
  z.object({ write: z.literal('update-shift'), id, body: changeShiftInput }),
  z.object({ write: z.literal('create-series'), body: newSeriesInput }),
  z.object({ write: z.literal('update-series'), id, ...scope, body: changeSeriesInput }),
  z.object({ write: z.literal('delete-series'), id, ...scope }),
  z.object({ write: z.literal('create-days-off'), body: newDayOffInput }),
  z.object({ write: z.literal('delete-day-off'), id }),
  /** The password is asked for when its last proof is old. */
  z.object({ write: z.literal('delete-doctor'), id, ...startTwoFactorInput.shape }),
  z.object({ write: z.literal('remove-member'), id, ...startTwoFactorInput.shape }),
  z.object({ write: z.literal('change-member'), id, body: changeMemberInput }),
])

export type HoursWrite = z.input<typeof hoursWrite>
export type ParsedHoursWrite = z.output<typeof hoursWrite>

/** The same by method, path and body of its call, as older clients say it: the path begins after the base path. */
const addressedWrite = z.object({
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string().max(300),
  body: z.unknown().optional(),
})

export type AddressedWrite = z.output<typeof addressedWrite>

const takenHours = z.union([hoursWrite, addressedWrite]).optional()

/** What becomes of a visit that loses its hours: another time, with its doctor or a colleague, or a cancellation with notice. */
const resolution = z.object({
  appointmentId: id,
  to: z.union([z.literal('cancel'), z.object({ doctorId: id, appointmentDate: z.string().max(40) })]),
})

export type Resolution = z.infer<typeof resolution>

export const resolveInput = z.object({
  plan: z.array(resolution).max(mostVisits),
  with: takenHours,
  /** Visits that move by themselves keep to the rules of their kinds, unless this is said. */
  overrule: z.boolean().optional(),
})

export type ResolveInput = z.infer<typeof resolveInput>

/** The moved and cancelled visits, and how long that can be undone. */
export const resolved = z.object({ undo: id, undoUntil: instant, visits: z.array(appointment) })

/** Which ways there are, once the write is done. */
export const resolveOptionsInput = z.object({
  appointmentIds: z.array(id).min(1).max(mostVisits),
  with: takenHours,
})

const offer = z.object({ doctorId: id, doctorName: z.string(), appointmentDate: instant })

export type Offer = z.infer<typeof offer>

/** The first offers of all visits stand side by side: none takes the time of another. */
export const resolveOptions = z.object({
  visits: z.array(
    z.object({
      appointmentId: id,
      same: z.array(offer),
      colleague: z.array(offer),
      /** Start of the patient's other visit that blocks the nearest time. */
      clash: instant.optional(),
    }),
  ),
})

export type ResolveOptions = z.infer<typeof resolveOptions>
