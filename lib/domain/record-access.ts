import type { WithId } from '#contract/calls/call'
import type { RecordAccess as WireAccess } from '#contract/record-access'

export type RecordAccess = WithId<WireAccess>

/** A clinic that may open a record, or that no longer may. */
export type ClinicAccess = RecordAccess['clinics'][number]

/** An emergency that opened a record to a doctor for a while. */
export type RecordEmergency = RecordAccess['emergencies'][number]
