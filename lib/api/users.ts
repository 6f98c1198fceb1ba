import 'server-only'
import type { z } from 'zod'
import { accountCalls } from '#contract/calls/account'
import { sessionCalls } from '#contract/calls/sessions'
import { messageAnswer } from '#contract/common'
import type { PasskeyProof } from '#contract/passkey-proof'
import type { MoveSession } from '#contract/sessions'
import {
  loginAnswer,
  renewedAnswer,
  type SecondFactor,
  type SessionUser,
  signedInAnswer,
} from '#contract/users'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { sessionDeadlineMs } from '@/lib/api/deadlines'
import { apiError } from '@/lib/api/error'
import { sendParsed } from '@/lib/api/send-call'
import { asReturningVisitor, type Visitor } from '@/lib/api/visitor'
import type { Entry, SignIn, Tokens, Viewer } from '@/lib/domain/session'

/** Signs in with a password. `now` in milliseconds. Throws `ApiError` when refused. */
export async function signIn(
  credentials: { email: string; password: string },
  visitor: Visitor,
  now: number,
): Promise<SignIn> {
  const response = await openApi(null, {
    method: 'POST',
    path: '/users/login',
    body: credentials,
    headers: asReturningVisitor(visitor),
  })
  const cookies = cookiesOf(response)
  const answer = await parseAnswer(response, loginAnswer)
  if (answer.message === '2FA required') {
    const pending = cookies.get('pending2fa')?.value
    if (!pending) throw apiError('bad_upstream', 'The clinic API sent no challenge')
    return { kind: 'two-factor', userId: answer.userId, pending, passkey: answer.passkey ?? false }
  }
  return { kind: 'signed-in', ...enteredBy(answer.user, cookies, now) }
}

/** Signs in with what a device has proved. `now` in milliseconds. Throws `ApiError` when refused. */
export async function signInWithPasskey(proof: PasskeyProof, visitor: Visitor, now: number): Promise<Entry> {
  const response = await openApi(null, {
    method: 'POST',
    path: '/users/login/passkey',
    body: { proof },
    headers: asReturningVisitor(visitor),
  })
  const { user } = await parseAnswer(response, signedInAnswer)
  return enteredBy(user, cookiesOf(response), now)
}

/** Answers the challenge of a password sign-in. `now` in milliseconds. Throws `ApiError` when refused. */
export async function verifyTwoFactor(
  challenge: { userId: string; pending: string },
  proof: SecondFactor,
  visitor: Visitor,
  now: number,
): Promise<Entry> {
  const response = await openApi(null, {
    method: 'POST',
    path: '/users/verify-2fa',
    body: { userId: challenge.userId, ...proof },
    headers: asReturningVisitor(visitor, { pending2fa: challenge.pending }),
  })
  const { user } = await parseAnswer(response, signedInAnswer)
  return enteredBy(user, cookiesOf(response), now)
}

function enteredBy(user: SessionUser, cookies: Map<string, ReceivedCookie>, now: number): Entry {
  const device = cookies.get('device')?.value ?? null
  return { viewer: viewerFrom(user), tokens: tokensFrom(cookies, now), device }
}

/**
 * Redeems a refresh token for a new pair; `viewer` is null where the clinic API does not say whose it is. `now` in
 * milliseconds. Throws `ApiError` when refused.
 */
export async function refreshTokens(
  refresh: string,
  now: number,
): Promise<{ tokens: Tokens; viewer: Viewer | null }> {
  const response = await openApi(null, {
    path: '/token/refresh',
    deadlineMs: sessionDeadlineMs,
    headers: { cookie: `refreshToken=${refresh}` },
  })
  const tokens = tokensFrom(cookiesOf(response), now)
  const answer = renewedAnswer.safeParse(await response.json().catch(() => null))
  return { tokens, viewer: answer.data?.user ? viewerFrom(answer.data.user) : null }
}

/** Ends the session in the clinic API. */
export async function signOut(tokens: Tokens): Promise<void> {
  await callApi(
    { accessToken: tokens.access },
    {
      method: 'POST',
      path: '/logout',
      deadlineMs: sessionDeadlineMs,
      headers: { cookie: `token=${tokens.access}; refreshToken=${tokens.refresh}` },
      answer: messageAnswer,
    },
  )
}

/** The access token's person, as of now. */
export async function getViewer(auth: ApiAuth): Promise<Viewer> {
  return viewerFrom(await sendParsed(auth, accountCalls.get, {}, { deadlineMs: sessionDeadlineMs }))
}

/** Goes on in another clinic, or as a patient: who the session is from now on. Throws `ApiError`. */
export async function moveSession(auth: ApiAuth, to: MoveSession): Promise<Viewer> {
  return viewerFrom(await sendParsed(auth, sessionCalls.move, { body: to }))
}

async function parseAnswer<Answer>(response: Response, answer: z.ZodType<Answer>): Promise<Answer> {
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw apiError('bad_upstream', 'The clinic API answered outside its contract')
  return parsed.data
}

export function viewerFrom(user: SessionUser): Viewer {
  return {
    userId: user.userId,
    name: user.name,
    surname: user.surname,
    email: user.email,
    roles: user.roles,
    clinicId: user.clinicId,
    doctorId: user.doctorid,
    patientId: user.patientid,
    ...(user.actsFor && { actsFor: `${user.actsFor.name} ${user.actsFor.surname}` }),
    places: user.memberships.length + (user.ownPatientId ? 1 : 0),
  }
}

interface ReceivedCookie {
  value: string
  /** Seconds. */
  maxAge: number
}

function cookiesOf(response: Response): Map<string, ReceivedCookie> {
  return new Map(
    response.headers.getSetCookie().flatMap((line) => {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const maxAge = Number(/;\s*max-age=(\d+)/i.exec(line)?.[1] ?? 0)
      return name && value ? [[name, { value: decodeURIComponent(value), maxAge }] as const] : []
    }),
  )
}

/** The access token is renewed after four fifths of its life, so that no call starts with a dying one. */
const renewAfter = 0.8

function tokensFrom(cookies: Map<string, ReceivedCookie>, now: number): Tokens {
  const access = cookies.get('token')
  const refresh = cookies.get('refreshToken')
  if (!access || !refresh) throw apiError('bad_upstream', 'The clinic API sent no tokens')
  return { access: access.value, refresh: refresh.value, renewAt: now + access.maxAge * 1000 * renewAfter }
}
