import type { RecordAccess } from '#contract/record-access'
import type { AccessOverview } from './read-access.ts'

const iso = (at: string | Date) => new Date(at).toISOString()

export function toWireRecordAccess({ clinics, emergencies }: AccessOverview): RecordAccess {
  return {
    clinics: clinics.map(({ since, endedAt, ...clinic }) => ({
      ...clinic,
      since: iso(since),
      open: endedAt === null,
      endedAt: endedAt && iso(endedAt),
    })),
    emergencies: emergencies.map(({ id: _id, at, until, ...rest }) => ({
      _id,
      at: iso(at),
      until: iso(until),
      ...rest,
    })),
  }
}
