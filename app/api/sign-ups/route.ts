import { signUpOn } from '#contract/sign-ups'
import { latestToday } from '#contract/zone'
import { sendSignUp } from '@/lib/api/sign-ups'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { signUpEndpoints } from '@/lib/endpoints/sign-ups'

export const POST = servePublic(signUpEndpoints.send, {
  body: (now) => signUpOn(latestToday(now.getTime())),
  async handle({ body, request }) {
    await sendSignUp(body, visitorOf(request))
    return { message: 'Mail requested' }
  },
})
