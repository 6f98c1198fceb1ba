import { z } from 'zod'
import '../common.ts'
import {
  clinicPage,
  embedding,
  listedPages,
  listedPagesQuery,
  publicDays,
  publicSlots,
  publicTimesQuery,
} from '../clinic-page.ts'
import { calls, GET } from './call.ts'

const params = z.object({ slug: z.string().max(60) })

/** The public side of the clinics that have a page. */
export const clinicPageCalls = calls('public', {
  listed: GET('/public/clinics', 'public', { query: listedPagesQuery, answer: listedPages }),
  read: GET('/public/clinics/:slug', 'public', { params, answer: clinicPage }),
  embedding: GET('/public/clinics/:slug/embedding', 'public', { params, answer: embedding }),
  days: GET('/public/clinics/:slug/days', 'public', { params, query: publicTimesQuery, answer: publicDays }),
  slots: GET('/public/clinics/:slug/slots', 'public', {
    params,
    query: publicTimesQuery,
    answer: publicSlots,
  }),
})
