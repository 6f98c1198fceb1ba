import type { z } from 'zod'
import { expandPattern } from '#contract/series-expansion'
import type { createSeriesInput, SeriesCounts } from '#contract/workshift-series'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { onDoctor, type StaffRecord } from '../staff/queries.ts'
import { undoable } from '../undo/undoable.ts'
import { overlapRefusal } from '../workshifts/create-workshift.ts'
import { insertSeries, recordSeriesWrite, storeBlocks } from './store.ts'
import { assertSettled, weigh } from './weigh.ts'

type Input = z.output<typeof createSeriesInput>

/**
 * Working hours that repeat, as ordinary shifts that know their series: all of them or none. Throws 403, 404, and 409
 * when the preview was stale or, without `force`, when replacing blocks would leave visits standing.
 */
export async function createSeries(
  deps: Deps,
  caller: Caller,
  { force, ...input }: Input & { force: boolean },
): Promise<SeriesCounts> {
  const settings = await getClinicSettings(deps.db, input.clinicId)
  if (!settings) throw notFound()
  const intent = { ...onDoctor('workshift.write', input), conflict: overlapRefusal }
  const undo = undoable(deps)
  const counts = await write(undo.deps, caller, intent, async (act, doctor) => {
    const place = { doctorId: doctor.id, clinicId: input.clinicId }
    const weighed = await weighNew(act.tx, act.now, { input, doctor, timeZone: settings.timeZone })
    assertSettled(weighed, { version: input.version, force })
    return undo.keep(act, { ...place, visits: [], touches: 'hours' }, async () => {
      const seriesId = await insertSeries(act, place, input)
      await storeBlocks(act, place, weighed, seriesId)
      const { insert, skipped, removed } = weighed
      const counts = { seriesId, created: insert.length, skipped, removed: removed.length }
      return recordSeriesWrite(act, 'create', place, counts)
    })
  })
  return { ...counts, undo: undo.token() }
}

interface New {
  input: Input
  doctor: StaffRecord
  timeZone: string
}

/** The effects of a new series. Throws 404 when the doctor does not work at the clinic. */
export function weighNew(tx: Reader, now: Date, { input, doctor, timeZone }: New) {
  if (doctor.clinicId !== input.clinicId) throw notFound()
  const { doctorId, clinicId, collisions } = input
  const blocks = expandPattern(input, timeZone)
  return weigh(tx, now, { doctorId, clinicId, blocks, own: [], collisions, seriesVersion: null })
}
