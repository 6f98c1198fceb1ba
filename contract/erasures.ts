import { z } from 'zod'
import { id, instant, plainDate } from './common.ts'

/** The fate of a table's rows: deleted, or encrypted and out of everybody's reach for as long as the law says. */
export const fate = z.enum(['gone', 'locked'])

export type Fate = z.infer<typeof fate>

/** How long rows of a kind stay otherwise; the reason why some are locked and others go. */
export const keptAs = z.enum(['record', 'visit', 'account', 'choice', 'mail', 'tray', 'spent', 'short'])

export type KeptAs = z.infer<typeof keptAs>

/** Says what was done when a person was erased, and why what stayed did. It names nobody. */
export const certificate = z.object({
  /** The number, which is the pseudonym of the person. */
  number: id,
  at: instant,
  /** Each clinic that treated the person: how long it keeps records, since which day, until when. */
  clinics: z.array(
    z.object({ name: z.string(), years: z.number().int(), discharge: plainDate, until: plainDate }),
  ),
  /** The day on which what is locked goes as well; null when nothing stays. */
  lockedUntil: plainDate.nullable(),
  tables: z.array(z.object({ table: z.string(), fate, keptAs, rows: z.number().int() })),
  files: z.object({ fate, count: z.number().int(), bytes: z.number().int() }),
  mails: z.number().int(),
  /** Rows of the log about the person or by them: they hold ids, and stay. */
  logRows: z.number().int(),
  /** Tables of other people's rows in which a name, DNI, e-mail or phone of the person remains. */
  remains: z.array(z.object({ table: z.string(), rows: z.number().int() })),
})

export type Certificate = z.infer<typeof certificate>

export const erasuresAnswer = z.object({ certificates: z.array(certificate) })
