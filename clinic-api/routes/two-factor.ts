import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { passkeyQuestion, secondQuestionInput } from '#contract/passkeys'
import {
  confirmTwoFactorInput,
  disableTwoFactorInput,
  recoveryCodesAnswer,
  signedInAnswer,
  startTwoFactorInput,
  twoFactorSetup,
  verifyTwoFactorInput,
} from '#contract/users'
import type { Deps } from '../deps.ts'
import { answerEntry } from '../http/answer-entry.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf, type Guard } from '../http/server.ts'
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

  app.post(
    '/users/enable-2fa',
    {
      config: { access: 'user.security', replay: false, beforeFactor: true },
      // Section 7 sends nothing, which is enough as long as the password was given a moment ago.
      schema: { tags, body: startTwoFactorInput.nullish(), response: { 200: twoFactorSetup } },
    },
    async (request) => enableTwoFactor(deps, callerOf(request), request.body?.currentPassword),
  )

  app.post(
    '/users/confirm-2fa',
    {
      config: { access: 'user.security', replay: false, beforeFactor: true },
      schema: { tags, body: confirmTwoFactorInput, response: { 200: recoveryCodesAnswer } },
    },
    async (request) => ({
      message: 'Two-factor authentication is on',
      recoveryCodes: await confirmTwoFactor(deps, callerOf(request), request.body),
    }),
  )

  app.post(
    '/users/disable-2fa',
    {
      config: { access: 'user.security' },
      schema: { tags, body: disableTwoFactorInput, response: { 200: messageAnswer } },
    },
    async (request) => {
      await disableTwoFactor(deps, callerOf(request), request.body)
      return { message: 'Two-factor authentication is off' }
    },
  )

  app.post(
    '/users/:id/reset-2fa',
    {
      ...guarded('user.reset-2fa', async (userId) => {
        const found = await findColleague(deps.db.orm, userId)
        return found && subjectOfColleague(found)
      }),
      schema: {
        tags,
        params: z.object({ id }),
        body: startTwoFactorInput.nullish(),
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      await resetTwoFactor(deps, callerOf(request), {
        userId: request.params.id,
        currentPassword: request.body?.currentPassword,
      })
      return { message: 'Two-factor authentication is off' }
    },
  )
}
