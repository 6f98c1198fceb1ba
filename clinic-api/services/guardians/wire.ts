import type { z } from 'zod'
import type { guardian } from '#contract/guardians'
import type { GuardianRow } from './list-guardians.ts'

export function toWireGuardian(row: GuardianRow): z.infer<typeof guardian> {
  const { id: _id, name, surname, relation, email, phone, until } = row
  const state = row.userId === null ? ('invited' as const) : ('active' as const)
  return { _id, name, surname, relation, email, phone, state, until }
}
