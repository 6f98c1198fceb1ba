import { phoneAnswer } from '#contract/demo-phone'
import { answerDemoPhone } from '@/lib/api/demo-phone'
import { servePublic } from '@/lib/bff/serve'
import { demoPhoneEndpoints } from '@/lib/endpoints/demo-phone'

export const POST = servePublic(demoPhoneEndpoints.answer, {
  body: phoneAnswer,
  handle: ({ body }) => answerDemoPhone(body),
})
