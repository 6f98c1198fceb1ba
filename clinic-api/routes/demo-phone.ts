import { randomUUID } from 'node:crypto'
import { messageAnswer } from '#contract/common'
import { demoPhone, phoneAnswer } from '#contract/demo-phone'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { receiveAnswer } from '../services/answers/receive-answer.ts'

const path = '/demo/phone'
const config = { access: 'public' } as const

/** The telephone of a demo on this machine, where no provider brings messages to real ones. Absent anywhere else. */
export function demoPhoneRoutes(app: ApiServer, deps: Deps): void {
  const { phone } = deps.texts
  if (!phone) return

  const shown = { ...config, withoutShows: 'the patients are those of a demo' }
  app.get(path, { config: shown, schema: { hide: true, response: { 200: demoPhone } } }, async () => ({
    texts: await phone.texts(),
  }))

  app.post(
    path,
    { config, schema: { hide: true, body: phoneAnswer, response: { 200: messageAnswer } } },
    async (request) => {
      const { person: from, sender: to, text } = request.body
      const id = randomUUID()
      phone.noteAnswer({ ...request.body, id, at: deps.clock.now().toISOString(), isAnswer: true })
      await receiveAnswer(deps, visitorOf(request), { id: `demo:${id}`, from, to, text })
      return { message: 'Received' }
    },
  )
}
