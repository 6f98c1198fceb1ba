import { publicTimesOnPage } from '#contract/public-bookings'
import { listPublicTimes } from '@/lib/api/public-bookings'
import { nameBrowser } from '@/lib/auth/browser-cookie'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'

export const GET = servePublic(publicBookingEndpoints.times, {
  query: publicTimesOnPage,
  async handle({ query, request }) {
    // By the time somebody sends the form, their browser has its name.
    await nameBrowser()
    const { slots } = await listPublicTimes(query, visitorOf(request))
    return { slots }
  },
})
