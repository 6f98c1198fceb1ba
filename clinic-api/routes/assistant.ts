import { assistantAnswer, assistantQuery } from '#contract/assistant'
import type { Deps } from '../deps.ts'
import { onReplica } from '../http/replica-reads.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsAnswered } from '../http/shown.ts'
import { answerQuestion } from '../services/assistant/answer-question.ts'

/** Answers from the app's own data; it changes nothing, and nothing leaves for any other service. */
export function assistantRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/assistant',
    {
      config: { access: 'assistant.read', shows: showsAnswered },
      exposeHeadRoute: false,
      schema: { tags: ['assistant'], querystring: assistantQuery, response: { 200: assistantAnswer } },
    },
    async (request) => ({
      answer: await answerQuestion(onReplica(deps, request), callerOf(request), request.query.q),
    }),
  )
}
