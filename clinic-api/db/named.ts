import { type SQL, sql } from 'drizzle-orm'
import type { Parameter, ReadingDatabase, Statement } from './client.ts'

/** Values of a statement by the names they have in its text. */
export type NamedValues = Record<string, Parameter>

export interface NamedStatement extends Statement {
  /** The name of $1, of $2, and so on. */
  names: readonly string[]
}

// A colon that is no cast begins a name.
const placeholder = /(?<![:\w]):([a-z]\w*)/gi

/** A hand-written statement whose text names its values (`:start`): turned into $1, $2 once, where it is declared. */
export function named(name: string, text: string): NamedStatement {
  const names = [...new Set([...text.matchAll(placeholder)].map(([, each = '']) => each))]
  return { name, names, text: text.replace(placeholder, (_, each: string) => `$${names.indexOf(each) + 1}`) }
}

/** Runs it in its own transaction, as `run` does; a value that is missing is a fault of ours. */
export function runNamed<Row>(
  db: ReadingDatabase,
  statement: NamedStatement,
  values: NamedValues,
): Promise<Row[]> {
  const { name, names } = statement
  return db.run<Row>(
    statement,
    names.map((each) => valueNamed(values, each, name)),
  )
}

/** A text with named values as a part of a transaction. */
export function bind(text: string, values: NamedValues): SQL {
  const parts = text.split(placeholder)
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${valueNamed(values, part, 'a statement')}`,
    ),
  )
}

function valueNamed(values: NamedValues, name: string, where: string): Parameter {
  const value = values[name]
  if (value === undefined) throw new Error(`${where} names :${name}, and nobody gave it`)
  return value
}
