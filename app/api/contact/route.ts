import { contactInput } from '#contract/contact'
import { writeContact } from '@/lib/api/contact'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { contactEndpoints } from '@/lib/endpoints/contact'

export const POST = servePublic(contactEndpoints.write, {
  body: contactInput,
  handle: ({ body, request }) => writeContact(body, visitorOf(request)),
})
