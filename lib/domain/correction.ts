import type { WithId } from '#contract/calls/call'
import type { Correction as WireCorrection } from '#contract/corrections'

/** A patient's request for a correction, with the staff's answer. */
export type Correction = WithId<WireCorrection>

export type Verdict = Exclude<Correction['state'], 'open'>
