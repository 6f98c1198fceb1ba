import { z } from 'zod'
import './common.ts'
import type { alwaysMailed, NoticeTopic } from './notifications.ts'

/** The mails that somebody can stop, each kind by itself: those of a matter, reminders, the summary of the day. */
export const stoppableMails = [
  'visits',
  'offers',
  'files',
  'record',
  'messages',
  'hours',
  'reminders',
  'summary',
] as const satisfies readonly (Exclude<NoticeTopic, typeof alwaysMailed> | 'reminders' | 'summary')[]

export type StoppableMail = (typeof stoppableMails)[number]

/**
 * The kind of mail that a link stops, and whether it is still sent; without any name, because anybody may hold it.
 */
export const stopLink = z.object({ stops: z.enum(stoppableMails), on: z.boolean() })

export type StopLink = z.infer<typeof stopLink>
