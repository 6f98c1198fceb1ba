import { type SQL, sql } from 'drizzle-orm'

/** The first clinic of the group of this one, whose plan all of them share: itself when it stands alone. */
export const firstOfGroup = (clinicId: string): SQL =>
  sql`(select coalesce(own.group_id, own.id) from clinics own where own.id = ${clinicId})`

/** The ids of all clinics of the same group, as a subquery. */
export const clinicsOfGroup = (clinicId: string): SQL =>
  sql`(select each.id from clinics each
    where each.id = ${firstOfGroup(clinicId)} or each.group_id = ${firstOfGroup(clinicId)})`
