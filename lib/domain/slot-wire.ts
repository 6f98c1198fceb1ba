import type { z } from 'zod'
import type { moveSlotInput } from '#contract/appointments'
import type { holdSlotInput } from '#contract/holds'
import { encodeSlot } from '#contract/time'
import type { bookOwnVisitSeriesInput, ownVisitSeriesQuestion } from '#contract/visit-series'

interface Booker {
  patientOf: (named: string | undefined) => string
}

const slotOf = (start: string, timeZone: string) => encodeSlot(Date.parse(start), timeZone)

/** A chosen slot as the wire writes it. */
export const slotOnWire = ({ start, timeZone, ...place }: z.output<typeof holdSlotInput>) => ({
  ...place,
  appointmentDate: slotOf(start, timeZone),
})

export const moveOnWire = ({ start, timeZone, overrule }: z.output<typeof moveSlotInput>) => ({
  appointmentDate: slotOf(start, timeZone),
  undoable: true,
  overrule,
})

export function seriesQuestionOnWire(
  { start, timeZone, everyWeeks, everyMonths, count, ...visit }: z.output<typeof ownVisitSeriesQuestion>,
  { patientOf }: Booker,
) {
  const patientId = patientOf(visit.patientId)
  return {
    first: { ...visit, patientId, appointmentDate: slotOf(start, timeZone) },
    everyWeeks,
    everyMonths,
    count,
  }
}

export function seriesOnWire(
  { start: _start, starts, timeZone, ...visit }: z.output<typeof bookOwnVisitSeriesInput>,
  { patientOf }: Booker,
) {
  return {
    ...visit,
    patientId: patientOf(visit.patientId),
    dates: starts.map((each) => slotOf(each, timeZone)),
  }
}
