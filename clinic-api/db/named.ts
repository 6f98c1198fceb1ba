import { type SQL, sql } from 'drizzle-orm'
import { type Parameter, type Reader, type ReadingDatabase, rowsOf, type Statement } from './client.ts'

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

/**
 * Runs it in its own transaction, as `run` does, or as a part of the one that is given; instants are texts there. A value
 * that is missing is a fault of ours.
 */
export async function runNamed<Row>(
  on: ReadingDatabase | Reader,
  statement: NamedStatement,
  values: NamedValues,
): Promise<Row[]> {
  const given = statement.names.map((each) => {
    const value = values[each]
    if (value === undefined) throw new Error(`${statement.name} names :${each}, and nobody gave it`)
    return value
  })
  return 'run' in on ? on.run<Row>(statement, given) : rowsOf<Row>(on, numbered(statement.text, given))
}

/** A text with $1, $2 as a part of a transaction. */
export function numbered(text: string, values: readonly Parameter[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
  )
}
