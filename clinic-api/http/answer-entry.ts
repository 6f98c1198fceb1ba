import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { signedInAnswer } from '#contract/users'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { rememberDevice } from '../services/identity/accounts/known-device.ts'
import { rememberLanguage } from '../services/identity/accounts/remember-language.ts'
import { type TokenPair, tokenId } from '../services/identity/sessions/tokens.ts'
import { getSessionUser } from '../services/users/queries.ts'
import { toWireSessionUser } from '../services/users/wire.ts'
import { setDevice, setTokens } from './session-cookies.ts'
import { preferredLanguage } from './visitor.ts'

interface Entry {
  reply: FastifyReply
  userId: string
  pair: TokenPair
}

/** The answer to every sign-in that is complete: who it is, and the cookies. Throws 401 for an account that has just gone. */
export async function answerEntry(
  deps: Deps,
  request: FastifyRequest,
  { reply, userId, pair }: Entry,
): Promise<z.infer<typeof signedInAnswer>> {
  const user = await getSessionUser(deps.db.orm, tokenId(pair.access) ?? '', deps.clock.now())
  if (!user) throw unauthenticated('invalid')
  await rememberLanguage(deps, userId, preferredLanguage(request))
  setTokens(reply, deps.env, pair)
  setDevice(reply, deps.env, rememberDevice(deps.env, request.cookies.device ?? null, userId))
  return { message: 'Login successful', user: toWireSessionUser(user) }
}
