import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { corrections } from '../../db/schema/corrections.ts'

type Row = typeof corrections.$inferSelect

export interface CorrectionRecord
  extends Pick<Row, 'id' | 'text' | 'aboutKind' | 'aboutId' | 'label' | 'state' | 'reason'> {
  createdAt: string | Date
  decidedAt: string | Date | null
  /** Name of who decided. */
  decidedBy: string | null
}

/** All that was asked for in one history, the latest first. */
export function listCorrections(orm: Reader, historyId: string): Promise<CorrectionRecord[]> {
  return rowsOf<CorrectionRecord>(
    orm,
    sql`select c.id, c.text, c.about_kind "aboutKind", c.about_id "aboutId", c.label, c.state, c.reason,
        c.created_at "createdAt", c.decided_at "decidedAt",
        (select s.name || ' ' || s.surname from staff s where s.user_id = c.decided_by limit 1) "decidedBy"
      from corrections c where c.history_id = ${historyId} order by c.id desc`,
  )
}
