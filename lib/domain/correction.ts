import type { WithId } from '#contract/calls/call'
import type { Correction as WireCorrection } from '#contract/corrections'

/** What a patient asks to have corrected, and what staff said to it. */
export type Correction = WithId<WireCorrection>

export type Verdict = Exclude<Correction['state'], 'open'>
