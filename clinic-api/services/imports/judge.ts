import type { Orm } from '../../db/client.ts'
import { bind } from '../../db/named.ts'
import { kinds } from './kinds/kinds.ts'
import type { ImportRow } from './queries.ts'

/** Gives each line its verdict, and every double the choice to be left alone. */
export async function judgeLines(
  tx: Orm,
  { id, clinicId, kind }: Pick<ImportRow, 'id' | 'clinicId' | 'kind'>,
): Promise<void> {
  const text = `with judged as (${kinds[kind].judge})
    update import_lines l set faults = j.faults, choice = 'skip', person = l.person || coalesce(j.found, '{}'),
      verdict = case when j.faults = '[]' then j.verdict else 'error' end,
      patient_id = case when j.faults = '[]' then j.same_id end
    from judged j where l.import_id = :id and l.line = j.line`
  await tx.execute(bind(text, { id, clinicId }))
}
