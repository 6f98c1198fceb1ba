import 'server-only'
import { waitlistCalls } from '#contract/calls/waitlist'
import type { ApiAuth } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import type { Wish } from '@/lib/domain/wish'

type Query = { appointmentId?: string }

/** The waitlist in its order: everybody of the clinic for staff, one's own wishes for patients. */
export const readWishes = (auth: ApiAuth, query: Query = {}): Promise<Wish[]> =>
  sendCall(auth, waitlistCalls.list, { query })

/** The same; empty where it cannot be read, because the screen is about something else and shows without it. */
export const wishesBeside = async (auth: ApiAuth, query?: Query): Promise<Wish[]> =>
  (await load(readWishes(auth, query))).value ?? []
