import 'server-only'
import type { z } from 'zod'
import {
  type correctionInput,
  correctionsAnswer,
  type verdictInput,
  type Correction as WireCorrection,
} from '#contract/corrections'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { Correction } from '@/lib/domain/correction'

const seg = encodeURIComponent

/** Asks for a correction; answers all that were asked for, the latest first. */
export async function requestCorrection(
  auth: ApiAuth,
  historyId: string,
  body: z.output<typeof correctionInput>,
): Promise<Correction[]> {
  const path = `/histories/${seg(historyId)}/corrections`
  const call = { method: 'POST', path, body, answer: correctionsAnswer } as const
  return correctionsFrom((await callApi(auth, call)).corrections)
}

/** Accepts or declines one. Throws `ApiError` 409 when somebody else has. */
export async function decideCorrection(
  auth: ApiAuth,
  id: string,
  body: z.output<typeof verdictInput>,
): Promise<Correction[]> {
  const call = { method: 'PUT', path: `/corrections/${seg(id)}`, body, answer: correctionsAnswer } as const
  return correctionsFrom((await callApi(auth, call)).corrections)
}

export function correctionsFrom(wire: readonly WireCorrection[]): Correction[] {
  return wire.map(({ _id: id, ...rest }) => ({ id, ...rest }))
}
