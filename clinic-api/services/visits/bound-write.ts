import type { AddressedWrite, ParsedHoursWrite } from '#contract/resolve'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { createDaysOff, deleteDayOff } from '../days-off/change-days-off.ts'
import { getDayOff } from '../days-off/queries.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { changeMember } from '../members/change-member.ts'
import { getMembership } from '../members/queries.ts'
import { endMembership } from '../members/remove-member.ts'
import { removeDoctor } from '../offboarding/delete-doctor.ts'
import type { Touches } from '../undo/row-changes.ts'
import { deleteSeries, updateSeries } from '../workshift-series/change-series.ts'
import { createSeries } from '../workshift-series/create-series.ts'
import { getSeries } from '../workshift-series/queries.ts'
import { deleteWorkshift, updateWorkshift } from '../workshifts/change-workshift.ts'
import { getWorkshift } from '../workshifts/queries.ts'
import { fromWireWorkshift } from '../workshifts/wire.ts'
import { type PlacedWrite, placedWrite } from './addressed-write.ts'

/** A write that takes hours away, ready to be done as a part of another. */
export interface BoundWrite {
  /** Its name in the log. */
  name: string
  /** Whose hours it changes; null for nobody's. */
  doctorOf(tx: Reader): Promise<string | null>
  touches: Touches
  /** The only shift that it may change. */
  shiftId?: string
  /** Checks that must pass before the transaction begins. */
  prove?(deps: Deps, caller: Caller): Promise<void>
  run(deps: Deps, caller: Caller, force: boolean): Promise<unknown>
}

const ofShift = (id: string) => ({
  touches: 'hours' as const,
  shiftId: id,
  doctorOf: async (tx: Reader) => (await getWorkshift(tx, id))?.doctorId ?? null,
})

const ofSeries = (id: string) => ({
  touches: 'hours' as const,
  doctorOf: async (tx: Reader) => (await getSeries(tx, id))?.doctorId ?? null,
})

const ofMember = (id: string) => ({
  touches: 'doctor' as const,
  doctorOf: async (tx: Reader) => (await getMembership(tx, id))?.staffId ?? null,
})

/** The write that is named. Throws 400 for any other, and for a body or a query that it would refuse. */
export function boundWriteOf(asked: ParsedHoursWrite | AddressedWrite, { clinicId }: Caller): BoundWrite {
  const placed = placedWrite(asked, clinicId ?? '')
  const { write } = placed
  const name = 'write' in asked ? nameOf(write) : `${asked.method} ${asked.path}`
  return { name, ...actOf(placed) }
}

const nameOf = (write: ParsedHoursWrite): string =>
  'id' in write ? `${write.write} ${write.id}` : write.write

function actOf({ write, clinicId }: PlacedWrite): Omit<BoundWrite, 'name'> {
  switch (write.write) {
    case 'delete-shift':
      return {
        ...ofShift(write.id),
        run: (deps, caller, force) => deleteWorkshift(deps, caller, write.id, { force }),
      }
    case 'update-shift': {
      const times = fromWireWorkshift({ clinicId, ...write.body })
      return {
        ...ofShift(write.id),
        run: (deps, caller, force) => updateWorkshift(deps, caller, write.id, { ...times, force }),
      }
    }
    case 'create-series': {
      const { body } = write
      return {
        touches: 'hours',
        doctorOf: async () => body.doctorId,
        run: (deps, caller, force) => createSeries(deps, caller, { ...body, clinicId, force }),
      }
    }
    case 'update-series': {
      const { write: _name, body, ...place } = write
      const { seriesVersion = place.seriesVersion, ...input } = body
      const target = { ...place, ...(seriesVersion !== undefined && { seriesVersion }) }
      return {
        ...ofSeries(write.id),
        run: (deps, caller, force) =>
          updateSeries(deps, caller, { ...target, force }, { ...input, clinicId }),
      }
    }
    case 'delete-series': {
      const { write: _name, ...target } = write
      return {
        ...ofSeries(write.id),
        run: (deps, caller, force) => deleteSeries(deps, caller, { ...target, force }),
      }
    }
    case 'create-days-off': {
      const { body } = write
      return {
        touches: 'days-off',
        doctorOf: async () => body.doctorId ?? null,
        run: (deps, caller, force) => createDaysOff(deps, caller, { ...body, clinicId, force }),
      }
    }
    case 'delete-day-off':
      return {
        touches: 'days-off',
        doctorOf: async (tx) => (await getDayOff(tx, write.id))?.doctorId ?? null,
        run: (deps, caller) => deleteDayOff(deps, caller, write.id),
      }
    case 'delete-doctor':
      return {
        touches: 'doctor',
        doctorOf: async () => write.id,
        prove: (deps, caller) => requireProof(deps, caller, write.currentPassword),
        run: (deps, caller, force) => removeDoctor(deps, caller, write.id, { force }),
      }
    case 'remove-member':
      return {
        ...ofMember(write.id),
        prove: (deps, caller) => requireProof(deps, caller, write.currentPassword),
        run: (deps, caller, force) => endMembership(deps, caller, write.id, { force }),
      }
    case 'change-member':
      return {
        ...ofMember(write.id),
        run: (deps, caller, force) => changeMember(deps, caller, write.id, { ...write.body, force }),
      }
  }
}
