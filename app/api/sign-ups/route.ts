import { signUpCalls } from '#contract/calls/sign-ups'
import { signUpOn } from '#contract/sign-ups'
import { latestToday } from '#contract/zone'
import { sendFor } from '@/lib/api/visitor'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { withSentDocument } from '@/lib/domain/patient-wire'
import { signUpEndpoints } from '@/lib/endpoints/sign-ups'

export const POST = servePublic(signUpEndpoints.send, {
  body: (now) => signUpOn(latestToday(now.getTime())),
  async handle({ body, request }) {
    await sendFor(visitorOf(request), signUpCalls.create, { body: withSentDocument(body) })
    return { message: 'Mail requested' }
  },
})
