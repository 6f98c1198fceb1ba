import { z } from 'zod'
import { id, instant } from './common.ts'

export const feedKinds = ['visits', 'calendar'] as const

/** How patients are named in a doctor's calendar. */
export const feedNames = ['initials', 'none'] as const

/** How many addresses one person may have. */
export const mostFeeds = 10

/** `visits`: those of the patient; `calendar`: the doctor's hours and visits, in which `names` says who comes. */
export const feedInput = z.object({
  what: z.enum(feedKinds),
  names: z.enum(feedNames).default('initials'),
})

/** The token in the address, without the ending `.ics`. */
export const feedToken = z.string().max(200)

/** An address that calendar programs subscribe to, without the address: that is shown once. */
export const feed = z.object({
  id,
  what: z.enum(feedKinds),
  names: z.enum(feedNames),
  createdAt: instant,
  /** When a program read it last. */
  lastReadAt: instant.nullable(),
})

export type Feed = z.infer<typeof feed>

export const feedList = z.array(feed)

/** A new feed with its address, also as a QR image; shown this once. */
export const newFeed = feed.extend({ address: z.url(), qrCodeUrl: z.string() })

export type NewFeed = z.infer<typeof newFeed>
