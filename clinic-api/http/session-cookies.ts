import type { FastifyReply } from 'fastify'
import { challengeSeconds } from '#contract/two-factor'
import type { Env } from '../env.ts'
import { lifetimes } from '../services/identity/sessions/lifetimes.ts'
import type { TokenPair } from '../services/identity/sessions/tokens.ts'

function attributes(env: Env) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: env.APP_URL.startsWith('https:') } as const
}

export function setTokens(reply: FastifyReply, env: Env, pair: TokenPair): void {
  const { access, refresh } = lifetimes(env)
  reply.setCookie('token', pair.access, { ...attributes(env), maxAge: seconds(access) })
  reply.setCookie('refreshToken', pair.refresh, { ...attributes(env), maxAge: seconds(refresh) })
  reply.clearCookie('pending2fa', attributes(env))
}

const deviceSeconds = 365 * 86_400

/** Outlives the session: it says where the account has been signed in, and opens nothing. */
export function setDevice(reply: FastifyReply, env: Env, device: string): void {
  reply.setCookie('device', device, { ...attributes(env), maxAge: deviceSeconds })
}

export function setChallenge(reply: FastifyReply, env: Env, challenge: string): void {
  reply.setCookie('pending2fa', challenge, { ...attributes(env), maxAge: challengeSeconds })
}

export function clearTokens(reply: FastifyReply, env: Env): void {
  for (const name of ['token', 'refreshToken', 'pending2fa']) reply.clearCookie(name, attributes(env))
}

const seconds = (ms: number) => Math.max(1, Math.floor(ms / 1000))
