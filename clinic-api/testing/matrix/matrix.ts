import { type Action, actions, type Role, reachOf } from '#contract/access'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import type { Answer, Client } from '../client.ts'
import { byQuery, endless, otherQueries, ownerOf, selfGuarded } from './owners.ts'
import type { Records } from './records.ts'

export interface Visitor {
  name: string
  client: Client
  caller: Caller | null
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: string
}

export const callOf = ({ method, path }: Route) => `${method} ${path}`

/** The calls of a description of the API. */
export function routesOf(paths: Record<string, Record<string, { 'x-access': string }>>): Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Route['method'],
      path: path.replace('/api/v1', ''),
      access: operation['x-access'],
    })),
  )
}

interface Who {
  id: string
  userId: string
  client: Client
  clinicId?: string | null
}

export const nobody = (client: Client): Visitor => ({ name: 'nobody', client, caller: null })

/** Somebody signed in; what a session is beside that does not matter here. */
export function visitor(name: string, { id, userId, client, clinicId = null }: Who, role: Role): Visitor {
  const isPatient = role === 'patient'
  const caller = {
    sessionId: '',
    address: '',
    userId,
    roles: [role],
    clinicId,
    staffId: isPatient ? null : id,
    doctorId: role === 'doctor' ? id : null,
    patientId: isPatient ? id : null,
  }
  return { name, client, caller }
}

/** Null when a record that it names could not be made. */
export function addressOf(route: Route, { ids }: Pick<Records, 'ids'>): string | null {
  const kind = route.path.includes('/image/') ? 'image' : 'analytic'
  const fileKind = route.path.startsWith('/threads') ? 'attached' : kind
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const keyOf = (name: string) => {
    if (name === 'id' || name === 'patientId' || name === 'clinicId') return ownerOf(route.path)
    return name === 'fileId' ? fileKind : name
  }
  if (names.some((name) => !ids[keyOf(name)])) return null
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[keyOf(name)] ?? name)
}

/** 401, 403, 404, or nothing for somebody who is let through. */
export function expected({ access, path }: Route, caller: Caller | null, { subjects }: Records) {
  if (access === 'public') return null
  if (!caller) return 401
  if (access === 'session' || !isAction(access)) return null
  if (reachOf(access, caller.roles) === null) return 403
  const owner = ownerOf(path)
  if (owner === 'query' || owner === 'nobody') return null
  return can(caller, access, subjects[owner]) ? null : 404
}

const isAction = (access: string): access is Action => access in actions

/** Rules beyond role and ownership, each tested where it belongs. */
function isKnown(call: string, { name, caller }: Visitor, { status }: Answer): boolean {
  if (call === 'GET /users/{id}')
    return (
      status === 404 &&
      !['patient', 'doctor', 'colleague', 'clinicadmin', 'receptionist', 'nurse'].includes(name)
    )
  // Only its doctor may take back the write that closed a visit; the desk takes back what it did itself.
  if (call === 'POST /undo/{token}') return caller?.roles[0] !== 'doctor' && [403, 404].includes(status)
  return call === 'GET /weather' && status === 404
}

export function queryOf(path: string): string {
  if (path === '/weather') return `?${otherQueries[path]}`
  return path in byQuery ? '?unusable=1' : ''
}

export interface Tried {
  call: string
  name: string
  status: number | null
  answer: Answer
  isRight: boolean
}

/** Every call by everybody who is there, except what would take a record away from those who come after. */
export async function* everyAttempt(routes: readonly Route[], people: readonly Visitor[], records: Records) {
  for (const route of routes) {
    const call = callOf(route)
    if (endless.has(call) || selfGuarded.has(call)) continue
    for (const each of people) {
      const status = expected(route, each.caller, records)
      const takesAway = route.method === 'DELETE' || /(logout|disable-2fa|reset-2fa)$/.test(call)
      const path = addressOf(route, records)
      if (status === null && takesAway) continue
      if (path === null && status !== 401 && status !== 403) continue
      const answer = await attempt(route, path ?? route.path.replace(/[{}]/g, ''), each.client)
      const stopped = [401, 403, 404].includes(answer.status) ? answer.status : null
      const isRight = stopped === status || isKnown(call, each, answer)
      yield { call, name: each.name, status, answer, isRight } satisfies Tried
    }
  }
}

function attempt({ method, path: pattern }: Route, path: string, client: Client): Promise<Answer> {
  if (method === 'GET' || method === 'DELETE') return client.call(method, `${path}${queryOf(pattern)}`)
  // Callers with permission fail at the body and change nothing.
  return client.call(method, path, { body: '{"malformed' })
}
