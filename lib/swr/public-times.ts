'use client'

import useSWR from 'swr'
import { addDays } from '#contract/zone'
import { type RequestError, readerOf } from '@/lib/browser/request'
import { addressOf } from '@/lib/endpoints/endpoint'
import { type PublicTime, publicBookingEndpoints } from '@/lib/endpoints/public-bookings'
import type { UserKey } from '@/lib/swr/user-cache'

interface Wanted {
  slug: string
  kindId: string
  /** Empty for anyone. */
  doctorId: string
  /** The first day, `yyyy-MM-dd`. */
  from: string
}

const days = 31
const ask = readerOf(publicBookingEndpoints.times)

/** The free times of a kind of visit in the coming month. Nobody is signed in: they are the same for everybody. */
export function usePublicTimes({ doctorId, ...wanted }: Wanted) {
  const query = { ...wanted, to: addDays(wanted.from, days), ...(doctorId && { doctorId }) }
  const key: UserKey = ['', addressOf(publicBookingEndpoints.times, { query })]
  return useSWR<{ slots: PublicTime[] }, RequestError, UserKey>(key, ask)
}
