import { z } from 'zod'
import { createDayOffInput } from '#contract/days-off'
import type { ResolveInput } from '#contract/resolve'
import { startTwoFactorInput } from '#contract/users'
import { createSeriesInput, seriesScopeQuery, updateSeriesInput } from '#contract/workshift-series'
import { updateWorkshiftInput } from '#contract/workshifts'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { createDaysOff, deleteDayOff } from '../days-off/change-days-off.ts'
import { getDayOff } from '../days-off/queries.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { removeDoctor } from '../offboarding/delete-doctor.ts'
import type { Touches } from '../undo/row-changes.ts'
import { deleteSeries, updateSeries } from '../workshift-series/change-series.ts'
import { createSeries } from '../workshift-series/create-series.ts'
import { getSeries } from '../workshift-series/queries.ts'
import { deleteWorkshift, updateWorkshift } from '../workshifts/change-workshift.ts'
import { getWorkshift } from '../workshifts/queries.ts'
import { fromWireWorkshift } from '../workshifts/wire.ts'

type Asked = NonNullable<ResolveInput['with']>

/** A write that takes hours away, ready to be done as a part of another. */
export interface Belonging {
  /** Whose hours it changes; null for nobody's. */
  doctorOf(tx: Reader): Promise<string | null>
  touches: Touches
  /** The only shift that it may change. */
  shiftId?: string
  /** What has to hold before the transaction begins. */
  prove?(deps: Deps, caller: Caller): Promise<void>
  run(deps: Deps, caller: Caller, force: boolean): Promise<unknown>
}

interface Kind {
  call: string
  make(id: string, query: unknown, body: unknown): Belonging
}

const kinds: Kind[] = [
  {
    call: 'DELETE /workshifts/:id',
    make: (id) => ({
      ...ofShift(id),
      run: (deps, caller, force) => deleteWorkshift(deps, caller, id, { force }),
    }),
  },
  {
    call: 'PUT /workshifts/:id',
    make(id, _query, body) {
      const times = fromWireWorkshift(updateWorkshiftInput.parse(body))
      return {
        ...ofShift(id),
        run: (deps, caller, force) => updateWorkshift(deps, caller, id, { ...times, force }),
      }
    },
  },
  {
    call: 'POST /workshift-series',
    make(_none, _query, body) {
      const input = createSeriesInput.parse(body)
      return {
        touches: 'hours',
        doctorOf: async () => input.doctorId,
        run: (deps, caller, force) => createSeries(deps, caller, { ...input, force }),
      }
    },
  },
  {
    call: 'PUT /workshift-series/:id',
    make(id, query, body) {
      const { force: _force, ...scope } = seriesScopeQuery.parse(query)
      const { seriesVersion, ...input } = updateSeriesInput.parse(body)
      const target = { id, ...scope, ...(seriesVersion !== undefined && { seriesVersion }) }
      return {
        ...ofSeries(id),
        run: (deps, caller, force) => updateSeries(deps, caller, { ...target, force }, input),
      }
    },
  },
  {
    call: 'DELETE /workshift-series/:id',
    make(id, query) {
      const { force: _force, ...scope } = seriesScopeQuery.parse(query)
      return {
        ...ofSeries(id),
        run: (deps, caller, force) => deleteSeries(deps, caller, { id, ...scope, force }),
      }
    },
  },
  {
    call: 'POST /days-off',
    make(_none, _query, body) {
      const input = createDayOffInput.parse(body)
      return {
        touches: 'days-off',
        doctorOf: async () => input.doctorId ?? null,
        run: (deps, caller, force) => createDaysOff(deps, caller, { ...input, force }),
      }
    },
  },
  {
    call: 'DELETE /days-off/:id',
    make: (id) => ({
      touches: 'days-off',
      doctorOf: async (tx) => (await getDayOff(tx, id))?.doctorId ?? null,
      run: (deps, caller) => deleteDayOff(deps, caller, id),
    }),
  },
  {
    call: 'DELETE /staff/:id',
    make(id, _query, body) {
      const currentPassword = startTwoFactorInput.nullish().parse(body)?.currentPassword
      return {
        touches: 'doctor',
        doctorOf: async () => id,
        prove: (deps, caller) => requireProof(deps, caller, currentPassword),
        run: (deps, caller, force) => removeDoctor(deps, caller, id, { force }),
      }
    },
  },
]

const ofShift = (id: string) => ({
  touches: 'hours' as const,
  shiftId: id,
  doctorOf: async (tx: Reader) => (await getWorkshift(tx, id))?.doctorId ?? null,
})

const ofSeries = (id: string) => ({
  touches: 'hours' as const,
  doctorOf: async (tx: Reader) => (await getSeries(tx, id))?.doctorId ?? null,
})

/** The write that is named. Throws 400 for any other, and for a body or a query that it would refuse. */
export function belongingOf({ method, path, body }: Asked): Belonging {
  const { pathname, searchParams } = new URL(path, 'http://of.no.matter')
  const [, noun = '', id = '', ...rest] = pathname.split('/')
  const call = `${method} /${noun}${id ? '/:id' : ''}`
  const kind = rest.length === 0 ? kinds.find((each) => each.call === call) : undefined
  if (!kind) throw invalidInput({ with: 'No such write takes hours away' })
  try {
    return kind.make(decodeURIComponent(id), Object.fromEntries(searchParams), body)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const [{ path: at, message } = { path: [], message: 'Invalid value' }] = error.issues
    throw invalidInput({ [at.join('.') || 'with']: message })
  }
}
