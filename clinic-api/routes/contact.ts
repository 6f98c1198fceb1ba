import { contactCalls } from '#contract/calls/contact'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { writeContact } from '../services/contact/write-contact.ts'

export function contactRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, contactCalls.write, {}, async ({ body, request }) => {
    await writeContact(deps, visitorOf(request), body)
    return { message: 'Message sent' }
  })
}
