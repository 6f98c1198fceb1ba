import type { Clinic } from '#contract/clinics'
import type { ClinicRecord, ListedClinic } from './queries.ts'

export function toWireClinic({
  id: _id,
  planId,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...rest
}: ClinicRecord): Clinic {
  return { _id, plan: planId, ...rest }
}

export function toWireListedClinic({ id: _id, ...row }: ListedClinic) {
  return { _id, ...row }
}
