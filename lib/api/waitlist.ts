import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  acceptedOffer,
  type urgentInput,
  waitlistEntry,
  type waitlistInput,
  waitlistList,
} from '#contract/waitlist'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { type Wish, wishFromWire } from '@/lib/domain/wish'

const seg = encodeURIComponent

/** Who waits, in their order: everybody of the clinic for staff, one's own wishes for patients. */
export async function listWishes(auth: ApiAuth, query: { appointmentId?: string } = {}): Promise<Wish[]> {
  return (await callApi(auth, { path: '/waitlist', query, answer: waitlistList })).map(wishFromWire)
}

/** The same beside what a screen is really about: without them where they cannot be read. */
export async function wishesBeside(auth: ApiAuth, query: { appointmentId?: string } = {}): Promise<Wish[]> {
  return listWishes(auth, query).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
}

/** Throws `ApiError` 409 when there is such a wish. */
export async function joinWaitlist(auth: ApiAuth, body: z.output<typeof waitlistInput>): Promise<Wish> {
  return wishFromWire(await callApi(auth, { method: 'POST', path: '/waitlist', body, answer: waitlistEntry }))
}

export function leaveWaitlist(auth: ApiAuth, id: string) {
  return callApi(auth, { method: 'DELETE', path: `/waitlist/${seg(id)}`, answer: messageAnswer })
}

/** Before all who have only waited longer. */
export async function putFirst(auth: ApiAuth, id: string, body: z.output<typeof urgentInput>): Promise<Wish> {
  const path = `/waitlist/${seg(id)}/urgent`
  return wishFromWire(await callApi(auth, { method: 'PUT', path, body, answer: waitlistEntry }))
}

/** Throws `ApiError` 409, with free times, when the offer is over. */
export async function acceptOffer(auth: ApiAuth, id: string): Promise<Appointment> {
  const path = `/offers/${seg(id)}/accept`
  return appointmentFromWire(await callApi(auth, { method: 'POST', path, answer: acceptedOffer }))
}

export function declineOffer(auth: ApiAuth, id: string) {
  return callApi(auth, { method: 'POST', path: `/offers/${seg(id)}/decline`, answer: messageAnswer })
}
