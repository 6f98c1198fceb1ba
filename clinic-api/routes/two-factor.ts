import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
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
import { type ApiServer, callerOf } from '../http/server.ts'
import { setDevice, setTokens } from '../http/session-cookies.ts'
import { preferredLanguage, visitorOf } from '../http/visitor.ts'
import { rememberDevice } from '../services/identity/accounts/known-device.ts'
import { rememberLanguage } from '../services/identity/accounts/remember-language.ts'
import { challengeExpired, verifyChallenge } from '../services/identity/two-factor/challenge.ts'
import { confirmTwoFactor, enableTwoFactor } from '../services/identity/two-factor/set-up.ts'
import { disableTwoFactor, resetTwoFactor } from '../services/identity/two-factor/turn-off.ts'
import { getUser } from '../services/users/queries.ts'
import { toWireSessionUser } from '../services/users/wire.ts'

const tags = ['users']

export function twoFactorRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/users/verify-2fa',
    {
      config: { access: 'public' },
      // Without a challenge the request is refused before its body is looked at.
      onRequest: async (request) => {
        if (!request.cookies.pending2fa) throw challengeExpired()
      },
      schema: { tags, body: verifyTwoFactorInput, response: { 200: signedInAnswer } },
    },
    async (request, reply) => {
      const { userId, totpToken = '', recoveryCode } = request.body
      const proof = recoveryCode === undefined ? { totpToken } : { recoveryCode }
      const challenge = request.cookies.pending2fa
      const pair = await verifyChallenge(deps, visitorOf(request), { challenge, userId, proof })
      const user = await getUser(deps.db.orm, userId)
      if (!user) throw challengeExpired()
      await rememberLanguage(deps, userId, preferredLanguage(request))
      setTokens(reply, deps.env, pair)
      setDevice(reply, deps.env, rememberDevice(deps.env, request.cookies.device ?? null, userId))
      return { message: 'Login successful' as const, user: toWireSessionUser(user) }
    },
  )

  app.post(
    '/users/enable-2fa',
    {
      config: { access: 'user.security', replay: false },
      // Section 7 sends nothing, which is enough as long as the password was given a moment ago.
      schema: { tags, body: startTwoFactorInput.nullish(), response: { 200: twoFactorSetup } },
    },
    async (request) => enableTwoFactor(deps, callerOf(request), request.body?.currentPassword),
  )

  app.post(
    '/users/confirm-2fa',
    {
      config: { access: 'user.security', replay: false },
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
      config: { access: 'user.reset-2fa' },
      schema: { tags, params: z.object({ id }), response: { 200: messageAnswer } },
    },
    async (request) => {
      await resetTwoFactor(deps, callerOf(request), request.params.id)
      return { message: 'Two-factor authentication is off' }
    },
  )
}
