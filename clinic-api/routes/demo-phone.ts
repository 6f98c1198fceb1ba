import { randomUUID } from 'node:crypto'
import { demoPhoneCalls } from '#contract/calls/demo-phone'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { receiveAnswer } from '../services/answers/receive-answer.ts'

/** The telephone of a demo on this machine, where no provider brings messages to real ones. Absent anywhere else. */
export function demoPhoneRoutes(app: ApiServer, deps: Deps): void {
  const { phone } = deps.texts
  if (!phone) return

  const shown = { hide: true, withoutShows: 'the patients are those of a demo' } as const
  serveCall(app, demoPhoneCalls.read, shown, async () => ({ texts: await phone.texts() }))

  serveCall(app, demoPhoneCalls.answer, { hide: true }, async ({ body, request }) => {
    const { person: from, sender: to, text } = body
    const id = randomUUID()
    phone.noteAnswer({ ...body, id, at: deps.clock.now().toISOString(), isAnswer: true })
    await receiveAnswer(deps, visitorOf(request), { id: `demo:${id}`, from, to, text })
    return { message: 'Received' }
  })
}
