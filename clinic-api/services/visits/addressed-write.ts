import { z } from 'zod'
import { createDayOffInput } from '#contract/days-off'
import { changeMemberInput } from '#contract/members'
import type { AddressedWrite, ParsedHoursWrite } from '#contract/resolve'
import { startTwoFactorInput } from '#contract/users'
import { createSeriesInput, seriesScopeQuery, updateSeriesInput } from '#contract/workshift-series'
import { updateWorkshiftInput } from '#contract/workshifts'
import { invalidInput } from '../../errors.ts'

/** A write by its name, at the clinic that it is for. */
export interface PlacedWrite {
  write: ParsedHoursWrite
  clinicId: string
}

type Parse = (asked: { id: string; query: unknown; body: unknown }) => {
  write: ParsedHoursWrite
  /** Where the body says it. */
  clinicId?: string
}

const writes: Record<string, Parse> = {
  'DELETE /workshifts/:id': ({ id }) => ({ write: { write: 'delete-shift', id } }),
  'PUT /workshifts/:id': ({ id, body }) => {
    const { clinicId, ...times } = updateWorkshiftInput.parse(body)
    return { write: { write: 'update-shift', id, body: times }, clinicId }
  },
  'POST /workshift-series': ({ body }) => {
    const { clinicId, ...input } = createSeriesInput.parse(body)
    return { write: { write: 'create-series', body: input }, clinicId }
  },
  'PUT /workshift-series/:id': ({ id, query, body }) => {
    const { force: _force, ...scope } = seriesScopeQuery.parse(query)
    const { clinicId, ...input } = updateSeriesInput.parse(body)
    return { write: { write: 'update-series', id, ...scope, body: input }, clinicId }
  },
  'DELETE /workshift-series/:id': ({ id, query }) => {
    const { force: _force, ...scope } = seriesScopeQuery.parse(query)
    return { write: { write: 'delete-series', id, ...scope } }
  },
  'POST /days-off': ({ body }) => {
    const { clinicId, ...input } = createDayOffInput.parse(body)
    return { write: { write: 'create-days-off', body: input }, clinicId }
  },
  'DELETE /days-off/:id': ({ id }) => ({ write: { write: 'delete-day-off', id } }),
  'DELETE /members/:id': ({ id, body }) => ({
    write: { write: 'remove-member', id, ...startTwoFactorInput.nullish().parse(body) },
  }),
  'PUT /members/:id': ({ id, body }) => ({
    write: { write: 'change-member', id, body: changeMemberInput.parse(body) },
  }),
  'DELETE /staff/:id': ({ id, body }) => ({
    write: { write: 'delete-doctor', id, ...startTwoFactorInput.nullish().parse(body) },
  }),
}

/**
 * The write that was asked for, by its name or, by older clients, by its address. Throws 400 for an address of no such
 * write, and for a body or a query that the write would refuse.
 */
export function placedWrite(asked: ParsedHoursWrite | AddressedWrite, ownClinic: string): PlacedWrite {
  if ('write' in asked) return { write: asked, clinicId: ownClinic }
  const none = invalidInput({ with: 'No such write takes hours away' })
  const base = 'http://of.no.matter'
  if (!URL.canParse(asked.path, base)) throw none
  const { pathname, searchParams } = new URL(asked.path, base)
  const [, noun = '', id = '', ...rest] = pathname.split('/')
  const parse = rest.length === 0 ? writes[`${asked.method} /${noun}${id ? '/:id' : ''}`] : undefined
  if (!parse) throw none
  try {
    const query = Object.fromEntries(searchParams)
    const { write, clinicId = ownClinic } = parse({ id: decodeURIComponent(id), query, body: asked.body })
    return { write, clinicId }
  } catch (error) {
    if (error instanceof URIError) throw none
    if (!(error instanceof z.ZodError)) throw error
    const [{ path: at, message } = { path: [], message: 'Invalid value' }] = error.issues
    throw invalidInput({ [at.join('.') || 'with']: message })
  }
}
