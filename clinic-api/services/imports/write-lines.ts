import { and, eq } from 'drizzle-orm'
import type { ImportStep } from '#contract/imports'
import { named, runNamed } from '../../db/named.ts'
import { imports, type StagedRecord } from '../../db/schema/imports.ts'
import { ApiError } from '../../errors.ts'
import { recordAudits } from '../../write/audit.ts'
import type { Act } from '../../write/write.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { linkedLines, newLines } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import type { ImportRow } from './queries.ts'

/** So many lines between two looks at whether it is to go on. */
const linesAtOnce = 1000

const nextLines = named(
  'next_import_lines',
  `select line, record from ${newLines} l where line > :after order by line limit ${linesAtOnce}`,
)
const plannedLines = named(
  'planned_import_lines',
  `select (select count(*)::int from ${newLines} l) news, (select count(*)::int from ${linkedLines} l) links`,
)

interface Writing {
  act: Act
  row: ImportRow
  hash: string
  /** Throws when it is not to go on. */
  onStep: (step: ImportStep) => void
}

/** Writes everything new a slice at a time; answers how many lines it were. Throws when a verdict is out of date. */
export async function writeNew({ act, row, hash, onStep }: Writing, total: number): Promise<number> {
  const { tx, now, caller } = act
  const { id, clinicId } = row
  const { prepare, inserts, traceOf } = kinds[row.kind]
  const language = (await getAccount(tx, caller.userId))?.language ?? null
  const values = { id, clinicId, hash, language, now: now.toISOString() }
  if (prepare && (await runNamed(tx, named('prepare_import', prepare), values)).length > 0)
    throw new ApiError('stale', 'What the file speaks of has changed')
  const statements = inserts.map((text) => named('insert_import_lines', text))
  let done = 0
  for (let after = 0; ; ) {
    onStep({ state: 'writing', done, total })
    const lines = await runNamed<{ line: number; record: StagedRecord }>(tx, nextLines, { id, after })
    const upTo = lines.at(-1)?.line
    if (upTo === undefined) return done
    for (const insert of statements) await runNamed(tx, insert, { ...values, after, upTo })
    await recordAudits(
      act,
      lines.map(({ record }) => ({ ...traceOf(record), clinicId, details: { import: id } })),
    )
    done += lines.length
    after = upTo
  }
}

/** How many lines are to be written anew and linked. */
export async function countPlanned({ tx }: Act, id: string): Promise<{ news: number; links: number }> {
  const [row] = await runNamed<{ news: number; links: number }>(tx, plannedLines, { id })
  return row ?? { news: 0, links: 0 }
}

/** Notes what became of the file; throws when somebody else was faster. */
export async function closeImport(
  { tx, now }: Act,
  id: string,
  made: { registered: number; linked: number },
) {
  await tx
    .update(imports)
    .set({ ...made, state: 'done', endedAt: now })
    .where(and(eq(imports.id, id), eq(imports.state, 'checked')))
}
