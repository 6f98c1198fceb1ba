import type { z } from 'zod'
import type { Stretch } from '#contract/series-expansion'
import type { previewSeriesInput, SeriesPreview } from '#contract/workshift-series'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { onDoctor, type StaffRecord } from '../staff/queries.ts'
import { scopeOf, weighChange } from './change-series.ts'
import { weighNew } from './create-series.ts'
import { getSeries } from './queries.ts'
import type { Weighed } from './weigh.ts'

/** The effects of the write, without writing. Throws 403 and 404 as the write does. */
export async function previewSeries(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof previewSeriesInput>,
): Promise<SeriesPreview> {
  const settings = await getClinicSettings(deps.db, input.clinicId)
  if (!settings) throw notFound()
  const { timeZone } = settings
  const intent: IntentOn<StaffRecord> = onDoctor('workshift.write', input)
  return write(deps, caller, intent, async (act, doctor) => {
    const { seriesId, scope, date } = input
    const series = seriesId === undefined ? null : await getSeries(act.tx, seriesId)
    if (seriesId !== undefined && series?.doctorId !== doctor.id) throw notFound()
    const weighed = series
      ? await weighChange(act.tx, act.now, {
          series,
          scope: { scope: scopeOf({ scope, date }, series), date },
          timeZone,
          input,
        })
      : await weighNew(act.tx, act.now, { input, doctor, timeZone })
    return act.unchanged(toPreview(weighed))
  })
}

function toPreview({ insert, skipped, collisions, affected, version }: Weighed): SeriesPreview {
  const isoOf = (stretch: Stretch | undefined) => (stretch ? new Date(stretch.start).toISOString() : null)
  return {
    shifts: insert.length,
    skipped,
    first: isoOf(insert[0]),
    last: isoOf(insert.at(-1)),
    collisions: collisions.map(({ start, end, with: id }) => ({
      startDate: new Date(start).toISOString(),
      duration: (end - start) / 60_000,
      with: id,
    })),
    affected: affected.map((record) => toWireAppointment(record, true)),
    version,
  }
}
