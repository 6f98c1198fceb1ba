import { type SQL, sql } from 'drizzle-orm'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'

/** Where a patient is written to: at the account's address, else at the one that staff know; empty when there is none. */
export const contactEmail: SQL<string> = sql<string>`coalesce(${users.email}, ${patients.email})`
