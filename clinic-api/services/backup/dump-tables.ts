import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../db/client.ts'
import { measure } from '../../ports/measure.ts'
import type { Box } from './backup-box.ts'
import type { Place } from './backup-files.ts'
import { type Manifest, tablePath } from './manifest.ts'

const batch = 1000

interface Column {
  name: string
  isKey: boolean
}

/** Values as text that reads back as the same value, whatever the server is set to. */
export async function settleFormats(tx: Orm): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    'extra_float_digits = 1',
    `bytea_output = 'hex'`,
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`))
  }
}

/** Writes one file a table, one line a row: the values as texts, in the order of the columns. */
export async function dumpTables(
  tx: Orm,
  names: readonly string[],
  { folder, box }: Place,
): Promise<Manifest['tables']> {
  await settleFormats(tx)
  const dumped: Manifest['tables'] = []
  for (const name of names) dumped.push(await dumpTable(tx, name, { path: tablePath(folder, name), box }))
  return dumped
}

async function dumpTable(
  tx: Orm,
  name: string,
  { path, box }: { path: string; box: Box },
): Promise<Manifest['tables'][number]> {
  const columns = await columnsOf(tx, name)
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const keys = columns.filter(({ isKey }) => isKey).map((column) => sql.identifier(column.name))
  const line = sql`json_build_array(${sql.join(values, sql`, `)})::text`
  // Without a key rows lie in whatever order they found room; the same rows are to be the same file.
  const order = keys.length > 0 ? sql.join(keys, sql`, `) : sql`${line} collate "C"`
  await tx.execute(
    sql`declare dump no scroll cursor for select ${line} line from ${sql.identifier(name)} order by ${order}`,
  )
  let rows = 0
  async function* lines() {
    for (;;) {
      const fetched = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${batch} from dump`))
      if (fetched.length === 0) return
      rows += fetched.length
      yield Buffer.from(fetched.map((row) => `${row.line}\n`).join(''))
    }
  }
  const { passage, result } = measure()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(lines, passage, (content: AsyncIterable<Buffer>) => box.write(path, content), file)
  await tx.execute(sql`close dump`)
  return { name, columns: columns.map((column) => column.name), rows, sha256: result().sha256 }
}

function columnsOf(tx: Orm, table: string): Promise<Column[]> {
  return rowsOf<Column>(
    tx,
    sql`select a.attname name, coalesce(a.attnum = any(i.indkey), false) "isKey"
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
  )
}
