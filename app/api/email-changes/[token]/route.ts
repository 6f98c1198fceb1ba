import { emailChangeCalls } from '#contract/calls/email-changes'
import { sendFor } from '@/lib/api/visitor'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { emailChangeEndpoints } from '@/lib/endpoints/email-changes'

export const POST = servePublic(emailChangeEndpoints.follow, {
  async handle({ params: { token: changeToken }, request }) {
    const [visitor, place] = [visitorOf(request), { params: { changeToken } }]
    await sendFor(visitor, emailChangeCalls.follow, place)
    return sendFor(visitor, emailChangeCalls.get, place)
  },
})
