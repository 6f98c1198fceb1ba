import type { z } from 'zod'
import type { auditFilters } from '#contract/audit'
import type { RefusalReason } from '#contract/choices'
import { dayBounds } from '#contract/zone'
import type { ReadingDatabase } from '../../db/client.ts'
import { runNamed } from '../../db/named.ts'
import { leastIdAt } from '../../db/timed-ids.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { beginnings } from './areas.ts'
import { logPage } from './log-page.ts'

export type LogFilters = z.output<typeof auditFilters>

interface LogRow<Moment> {
  id: string
  at: Moment
  action: string
  outcome: 'done' | 'refused'
  why: RefusalReason | null
  entity: string
  entityId: string | null
  address: string | null
  listed: number | null
  actorId: string | null
  actorRoles: string[] | null
  actorName: string | null
  actorPatient: string | null
  /** The clinic of somebody from elsewhere who was refused. */
  actorClinic: string | null
  isKey: boolean
  accountId: string | null
  accountName: string | null
  accountPatient: string | null
  patientId: string | null
  patientName: string | null
}

export type LogRecord = LogRow<Date>

/** The log of a clinic whose reading is on record. */
interface OpenLog {
  db: ReadingDatabase
  filters: LogFilters
  timeZone: string
}

/** Opens the log of a clinic; that it was read, and how, is on record before any of it is. Throws 403 and 404. */
export async function openLog(
  deps: Deps,
  caller: Caller,
  filters: LogFilters,
  how: 'page' | 'file',
): Promise<OpenLog> {
  const { clinicId, ...asked } = filters
  const settings = await getClinicSettings(deps.db, clinicId)
  const intent = { action: 'audit.read', subject: { clinicIds: [clinicId] } } as const
  await write(deps, caller, intent, async (act) => {
    if (!settings) throw notFound()
    return act.audit({
      action: 'audit.read',
      entity: 'clinic',
      entityId: clinicId,
      clinicId,
      details: { ...asked, how },
    })
  })
  if (!settings) throw notFound()
  return { db: deps.db, filters, timeZone: settings.timeZone }
}

interface Step {
  cursor?: string | undefined
  limit?: number | undefined
  /** Narrows the days of the filters, in milliseconds, half-open; an end may be infinite. */
  within?: { from: number; until: number }
}

const endOfTime = Date.parse('9999-12-31T00:00:00.000Z')
const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** The rows after `cursor`, newest first. Throws 400 for a cursor that is none of ours. */
export async function readLog(
  { db, filters, timeZone }: OpenLog,
  { cursor, limit = 50, within = always }: Step,
): Promise<{ rows: LogRecord[]; nextCursor: string | null }> {
  const {
    clinicId,
    person = '',
    patient = '',
    action = '',
    role = '',
    area,
    outcome = '',
    from,
    to,
  } = filters
  const after = readCursor(cursor)
  const begin = Math.max(from ? dayBounds(from, timeZone).start : 0, within.from)
  const end = Math.min(to ? dayBounds(to, timeZone).end : endOfTime, within.until)
  const beyond = leastIdAt(new Date(end))
  const found = await runNamed<LogRow<string | Date>>(db, logPage, {
    clinicId,
    person,
    patient,
    action,
    role,
    outcome,
    limit: limit + 1,
    area: area ?? '',
    beginnings: area ? beginnings[area] : [],
    least: begin > 0 ? leastIdAt(new Date(Math.min(begin, endOfTime))) : '',
    beyond: after !== null && after < beyond ? after : beyond,
  })
  const rows = found.slice(0, limit).map((row) => ({ ...row, at: new Date(row.at) }))
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? `${last.at.getTime()}.${last.id}` : null }
}

const cursorForm = /^(\d{1,15})\.([\w-]{1,100})$/

/** The id after which a page begins. */
function readCursor(cursor: string | undefined): string | null {
  if (!cursor) return null
  const [, at, id] = cursorForm.exec(cursor) ?? []
  const moment = new Date(Number(at))
  if (!id || Number.isNaN(moment.getTime())) throw invalidInput({ cursor: 'Invalid cursor' })
  return id
}
