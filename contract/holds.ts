import { z } from 'zod'
import { bookSlotInput } from './appointments.ts'
import { id, instant } from './common.ts'

/** A time that somebody is looking at and about to confirm. `appointmentDate` as `encodeSlot` of `time.ts` writes it. */
export const holdInput = z.object({
  clinicId: id,
  doctorId: id,
  appointmentDate: z.string().max(40),
  kindId: id.optional(),
  /** The visit that is to move there. */
  except: id.optional(),
  /** Staff keep it although a rule of the kind refuses the time. */
  overrule: z.boolean().optional(),
})

/** Until `expiresAt` nobody else can book it. */
export const hold = z.object({ holdId: id, expiresAt: instant })

/** A hold as the browser asks for it. */
export const holdSlotInput = bookSlotInput
  .pick({ clinicId: true, doctorId: true, kindId: true, start: true, timeZone: true, overrule: true })
  .extend({ except: id.optional() })
