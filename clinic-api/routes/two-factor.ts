import { accountCalls } from '#contract/calls/account'
import { passkeyQuestion, secondQuestionInput } from '#contract/passkeys'
import { signedInAnswer, verifyTwoFactorInput } from '#contract/users'
import type { Deps } from '../deps.ts'
import { answerEntry } from '../http/answer-entry.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer, Guard } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import {
  askSecondFactor,
  challengeExpired,
  verifyChallenge,
} from '../services/identity/two-factor/challenge.ts'
import { confirmTwoFactor, enableTwoFactor } from '../services/identity/two-factor/set-up.ts'
import {
  disableTwoFactor,
  findColleague,
  resetTwoFactor,
  subjectOfColleague,
} from '../services/identity/two-factor/turn-off.ts'

const tags = ['users']

/** Without a challenge the request is refused before its body is looked at. */
const wantsChallenge: Guard = async (request) => {
  if (!request.cookies.pending2fa) throw challengeExpired()
}

export function twoFactorRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, findColleague, subjectOfColleague)

  app.post(
    '/users/verify-2fa',
    {
      config: { access: 'public' },
      onRequest: wantsChallenge,
      schema: { tags, body: verifyTwoFactorInput, response: { 200: signedInAnswer } },
    },
    async (request, reply) => {
      const { userId, totpToken = '', recoveryCode, passkey } = request.body
      const code = recoveryCode === undefined ? { totpToken } : { recoveryCode }
      const challenge = request.cookies.pending2fa
      const attempt = { challenge, userId, proof: passkey ? { passkey } : code }
      const pair = await verifyChallenge(deps, visitorOf(request), attempt)
      return answerEntry(deps, request, { reply, userId, pair })
    },
  )

  app.post(
    '/users/verify-2fa/question',
    {
      config: { access: 'public', replay: false },
      onRequest: wantsChallenge,
      schema: { tags, body: secondQuestionInput, response: { 200: passkeyQuestion } },
    },
    async (request) => {
      const { userId } = request.body
      return askSecondFactor(deps, visitorOf(request), { challenge: request.cookies.pending2fa, userId })
    },
  )

  serveCall(app, accountCalls.startTwoFactor, { replay: false, beforeFactor: true }, ({ body, caller }) =>
    enableTwoFactor(deps, caller, body?.currentPassword),
  )

  serveCall(
    app,
    accountCalls.confirmTwoFactor,
    { replay: false, beforeFactor: true },
    async ({ body, caller }) => ({
      message: 'Two-factor authentication is on',
      recoveryCodes: await confirmTwoFactor(deps, caller, body),
    }),
  )

  serveCall(app, accountCalls.disableTwoFactor, {}, async ({ body, caller }) => {
    await disableTwoFactor(deps, caller, body)
    return { message: 'Two-factor authentication is off' }
  })

  serveCall(app, accountCalls.resetTwoFactor, { ownerOf }, async ({ params, body, caller }) => {
    await resetTwoFactor(deps, caller, { userId: params.id, currentPassword: body?.currentPassword })
    return { message: 'Two-factor authentication is off' }
  })
}
