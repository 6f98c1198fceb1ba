import { clinicPageCalls } from '#contract/calls/clinic-pages'
import { publicTimesOnPage } from '#contract/public-bookings'
import { sendFor } from '@/lib/api/visitor'
import { nameBrowser } from '@/lib/auth/browser-cookie'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'

export const GET = servePublic(publicBookingEndpoints.times, {
  query: publicTimesOnPage,
  async handle({ query, request }) {
    // By the time somebody sends the form, their browser has its name.
    await nameBrowser()
    const { slug, ...wanted } = query
    const { slots } = await sendFor(visitorOf(request), clinicPageCalls.slots, {
      params: { slug },
      query: wanted,
    })
    return { slots }
  },
})
