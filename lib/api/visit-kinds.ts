import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  type updateVisitKindInput,
  visitKind,
  visitKindList,
  type VisitKind as WireKind,
} from '#contract/visit-kinds'
import { type ApiAuth, callApi } from '@/lib/api/client'
import type { VisitKind } from '@/lib/domain/visit-kind'

const seg = encodeURIComponent

type Facts = z.output<typeof updateVisitKindInput>

/** A clinic's kinds of visit; patients see those that they can book themselves. */
export async function listVisitKinds(auth: ApiAuth, clinicId: string): Promise<VisitKind[]> {
  const call = { path: '/visit-kinds', query: { clinicId }, answer: visitKindList }
  return (await callApi(auth, call)).map(fromWire)
}

export async function createVisitKind(auth: ApiAuth, clinicId: string, facts: Facts): Promise<VisitKind> {
  const body = { ...facts, clinicId }
  return fromWire(await callApi(auth, { method: 'POST', path: '/visit-kinds', body, answer: visitKind }))
}

export async function updateVisitKind(auth: ApiAuth, id: string, body: Facts): Promise<VisitKind> {
  const path = `/visit-kinds/${seg(id)}`
  return fromWire(await callApi(auth, { method: 'PUT', path, body, answer: visitKind }))
}

export async function deleteVisitKind(auth: ApiAuth, id: string): Promise<void> {
  await callApi(auth, { method: 'DELETE', path: `/visit-kinds/${seg(id)}`, answer: messageAnswer })
}

function fromWire({ _id: id, clinicId: _clinic, ...kind }: WireKind): VisitKind {
  return { id, ...kind }
}
