import { z } from 'zod'
import '../common.ts'
import {
  clinicPage,
  embedding,
  listedPages,
  publicDays,
  publicSlots,
  publicTimesQuery,
} from '../clinic-page.ts'
import { calls } from './call.ts'

const params = z.object({ slug: z.string().max(60) })

/** The public side of the clinics that have a page. */
export const clinicPageCalls = calls('public', {
  listed: { method: 'GET', path: '/public/clinics', action: 'public', answer: listedPages },
  read: { method: 'GET', path: '/public/clinics/:slug', action: 'public', params, answer: clinicPage },
  embedding: {
    method: 'GET',
    path: '/public/clinics/:slug/embedding',
    action: 'public',
    params,
    answer: embedding,
  },
  days: {
    method: 'GET',
    path: '/public/clinics/:slug/days',
    action: 'public',
    params,
    query: publicTimesQuery,
    answer: publicDays,
  },
  slots: {
    method: 'GET',
    path: '/public/clinics/:slug/slots',
    action: 'public',
    params,
    query: publicTimesQuery,
    answer: publicSlots,
  },
})
