import { assistantCalls } from '#contract/calls/assistant'
import type { Deps } from '../deps.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsAnswered } from '../http/shown.ts'
import { answerQuestion } from '../services/assistant/answer-question.ts'

/** Answers from the app's own data; it changes nothing, and nothing leaves for any other service. */
export function assistantRoutes(app: ApiServer, deps: Deps): void {
  const asking = { shows: showsAnswered, exposeHeadRoute: false } as const
  serveCall(app, assistantCalls.ask, asking, async ({ query, caller, request }) => ({
    answer: await answerQuestion(onReplica(deps, request), caller, query.q),
  }))
}
