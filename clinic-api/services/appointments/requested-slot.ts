import { decodeSlot } from '#contract/time'
import { type BookedBy, bookingWindow, noRules, rulesAt, type VisitRules } from '#contract/visit-rules'
import { invalidInput } from '../../errors.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { againstRule } from './against-rule.ts'

export interface Request {
  now: number
  by: BookedBy
  kind: { rules: VisitRules }
  /** Staff overrule the rules of the kind and of the clinic. */
  overruled?: boolean
}

/**
 * The instant (milliseconds) that was asked for. Throws 400 when it is malformed, past or too far ahead, and 409 when
 * a rule of the kind or of the clinic refuses it.
 */
export function requestedSlot(
  appointmentDate: string,
  settings: ClinicSettings,
  { now, by, kind, overruled = false }: Request,
): number {
  const start = decodeSlot(appointmentDate, settings.timeZone)
  if (start === null) throw refuse('Invalid date')
  const rules = overruled ? noRules : rulesAt(settings, kind.rules)
  const window = bookingWindow(now, settings.timeZone, by, rules)
  if (start < window.start) throw refuse('The time has already passed')
  if (start < window.open) throw againstRule('too-soon', rules)
  if (start < window.end) return start
  throw rules.horizonDays === null ? refuse(tooFar[by]) : againstRule('too-far', rules)
}

const tooFar = {
  patient: 'The time is more than 30 days ahead',
  staff: 'The time is too far ahead',
  'walk-in': 'The time is too far ahead',
}

const refuse = (reason: string) => invalidInput({ appointmentDate: reason }, reason)
