import type { Readable } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../db/client.ts'
import type { Place } from './backup-files.ts'
import { settleFormats } from './dump-tables.ts'
import { type Manifest, tablePath } from './manifest.ts'

const batchRows = 1000
const batchCharacters = 1_000_000

/**
 * Fills the empty tables. Foreign keys are taken away meanwhile and checked at the end; triggers rest, for what they
 * wrote is in the backup too.
 */
export async function loadTables(tx: Orm, tables: Manifest['tables'], { folder, box }: Place): Promise<void> {
  await settleFormats(tx)
  const putBack = await takeForeignKeys(tx)
  for (const table of tables) {
    const name = sql.identifier(table.name)
    await tx.execute(sql`alter table ${name} disable trigger user`)
    await loadTable(tx, table, box.read(tablePath(folder, table.name)))
    await tx.execute(sql`alter table ${name} enable trigger user`)
  }
  for (const statement of putBack) await tx.execute(sql.raw(statement))
}

/** Drops the foreign keys; answers the statements that make them again. */
async function takeForeignKeys(tx: Orm): Promise<string[]> {
  const found = await rowsOf<{ drop: string; add: string }>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) "drop",
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) "add"
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`,
  )
  for (const { drop } of found) await tx.execute(sql.raw(drop))
  return found.map(({ add }) => add)
}

async function loadTable(tx: Orm, table: Manifest['tables'][number], input: Readable): Promise<void> {
  const insert = await insertInto(tx, table)
  let lines: string[] = []
  let characters = 0
  const flush = async () => {
    if (lines.length > 0) await tx.execute(insert(`[${lines.join(',')}]`))
    lines = []
    characters = 0
  }
  for await (const line of linesOf(input)) {
    lines.push(line)
    characters += line.length
    if (lines.length >= batchRows || characters >= batchCharacters) await flush()
  }
  await flush()
}

/** Ends a line at a line feed only: texts hold U+2028 and U+2029, at which `readline` would end one too. */
async function* linesOf(input: Readable): AsyncIterable<string> {
  let rest = ''
  for await (const text of input.setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function insertInto(
  tx: Orm,
  { name, columns }: Manifest['tables'][number],
): Promise<(rows: string) => SQL> {
  const types = await rowsOf<{ name: string; type: string }>(
    tx,
    sql`select attname name, format_type(atttypid, atttypmod) "type" from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped`,
  )
  const typeOf = new Map(types.map((column) => [column.name, column.type]))
  const values = columns.map((column, index) => {
    const type = typeOf.get(column)
    if (!type)
      throw new Error(`The backup has a column ${name}.${column} that its own migrations do not make.`)
    return sql.raw(`(line->>${index})::${type}`)
  })
  const targets = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const selected = sql.join(values, sql`, `)
  return (rows) =>
    sql`insert into ${sql.identifier(name)} (${targets}) select ${selected} from json_array_elements(${rows}::json) line`
}
