import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { clinicsOfGroup } from '../../db/clinic-group.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { payments } from '../../db/schema/payments.ts'
import { plans } from '../../db/schema/plans.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, type Subject } from '../../policy/can.ts'
import type { Language } from '../../write/notification.ts'
import { getClinic } from '../clinics/queries.ts'
import { boughtBy } from './bought.ts'

/** States of payments that were paid once, whatever happened to the money since. */
const settled = ['paid', 'refunded', 'disputed'] as const
const mostReceipts = 100

const wasPaid = and(inArray(payments.status, [...settled]), gt(payments.amountCents, 0))

function receiptsOf({ db }: Pick<Deps, 'db'>) {
  return db.orm
    .select({ payment: payments, plan: plans, clinic: clinics })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .innerJoin(clinics, eq(clinics.id, payments.clinicId))
}

type Row = Awaited<ReturnType<typeof receiptsOf>>[number]

export type ReceiptRecord = Row & ReturnType<typeof boughtBy> & { number: string }

/** The year and the last letters of its id: the same number for the same payment. */
const numberOf = ({ id, createdAt }: Row['payment']) =>
  `${createdAt.getUTCFullYear()}-${id.slice(-8).toUpperCase()}`

const toRecord = (row: Row): ReceiptRecord => ({
  ...row,
  ...boughtBy(row.payment, row.plan),
  number: numberOf(row.payment),
})

/** The payments of the clinic's group, latest first. Throws 403 and 404. */
export async function listReceipts(deps: Deps, caller: Caller, clinicId: string) {
  const clinic = await getClinic(deps.db.orm, clinicId)
  assertCan(caller, 'payment.read', clinic && { clinicIds: [clinicId] })
  const rows = await receiptsOf(deps)
    .where(and(sql`${payments.clinicId} in ${clinicsOfGroup(clinicId)}`, wasPaid))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(mostReceipts)
  return { rows: rows.map(toRecord), timeZone: clinic?.timeZone ?? 'Europe/Madrid' }
}

/** Whose payment it is: every clinic's of the group that it was made for. */
export async function subjectOfPayment({ db }: Pick<Deps, 'db'>, id: string): Promise<Subject | null> {
  const [row] = await db.orm.select({ clinicId: payments.clinicId }).from(payments).where(eq(payments.id, id))
  if (!row) return null
  const group = await rowsOf<{ id: string }>(db.orm, clinicsOfGroup(row.clinicId))
  return { clinicIds: group.map((each) => each.id) }
}

/** The receipt as a PDF: the provider's own, or ours where it has none. Throws 404. */
export async function readReceipt(deps: Deps, id: string, language: Language) {
  const [row] = await receiptsOf(deps).where(and(eq(payments.id, id), wasPaid))
  if (!row) throw notFound()
  const record = toRecord(row)
  const { provider, providerRef } = row.payment
  const isTheirs = provider === deps.payments.name && providerRef !== null
  const theirs = isTheirs ? await deps.payments.readReceipt(providerRef).catch(() => null) : null
  if (theirs) return { number: record.number, bytes: theirs }
  const { drawReceipt } = await import('./receipt-pdf.ts')
  return { number: record.number, bytes: await drawReceipt(record, language) }
}
