import type { Orm } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { kinds } from './kinds/kinds.ts'
import type { ImportRow } from './queries.ts'

/**
 * Gives each line its verdict, and every double the choice to be left alone. By conflict, not by a join with the lines:
 * the planner does not know yet how many they are, and for one it would judge the whole file anew for each line.
 */
export async function judgeLines(
  tx: Orm,
  { id, clinicId, kind }: Pick<ImportRow, 'id' | 'clinicId' | 'kind'>,
): Promise<void> {
  const text = `insert into import_lines as l (import_id, line, values, person, faults, verdict, patient_id)
    select :id, line, '{}', coalesce(found, '{}'), faults, case when faults = '[]' then verdict else 'error' end,
      case when faults = '[]' then same_id end
    from (${kinds[kind].judge}) judged
    on conflict (import_id, line) do update set person = l.person || excluded.person, faults = excluded.faults,
      verdict = excluded.verdict, patient_id = excluded.patient_id, choice = 'skip'`
  await runNamed(tx, named('judge_import_lines', text), { id, clinicId })
}
