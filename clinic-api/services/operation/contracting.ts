interface Rule {
  pattern: RegExp
  why: string
}

/** What a program of the version before, still running on the same database, would stumble over. */
const rules: Rule[] = [
  { pattern: /\bdrop table\b/i, why: 'it reads that table' },
  { pattern: /\bdrop index\b[^;]*_unique\b/i, why: 'it leans on what is there once' },
  { pattern: /\bdrop column\b/i, why: 'it reads that column' },
  { pattern: /^(?!alter index\b).*\brename (?:to|column)\b/i, why: 'it knows the old name' },
  { pattern: /\balter column\b[^;]*\bset not null\b/i, why: 'it may leave that column out' },
  { pattern: /\balter column\b[^;]*\b(?:set data type|type)\b/i, why: 'it reads and writes the old type' },
  { pattern: /\balter column\b[^;]*\bdrop default\b/i, why: 'it leaves that column to its default' },
  { pattern: /\badd column\b(?![^;,]*\bdefault\b)[^;,]*\bnot null\b/i, why: 'it knows nothing to put there' },
  {
    pattern: /\badd constraint\b[^;]*\b(?:check|unique|exclude|foreign key)\b|\bcreate unique index\b/i,
    why: 'it may write what is refused from now on',
  },
]

export interface Contraction {
  tag: string
  statement: string
  why: string
}

const tableOf = (statement: string) =>
  /\b(?:(?:drop index|table)(?: if (?:not )?exists)?|on)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(
    statement,
  )?.[1]

/** The columns that a constraint or an index speaks of, besides those of another table. */
function columnsOf(statement: string): string[] {
  const said = /\b(?:check|foreign key|unique \(|exclude|using)\b(.*?)(?:\breferences\b.*)?$/i.exec(statement)
  const table = tableOf(statement)
  const names = [...(said?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name)
  return names.filter((name) => name !== table)
}

/**
 * The statements of migrations after which both versions cannot work at once. Tables and columns that they make are
 * nobody's yet.
 */
export function contractions(migrations: readonly { tag: string; text: string }[]): Contraction[] {
  const statements = migrations.flatMap(({ tag, text }) =>
    withoutBodies(text)
      .split(';')
      .map((statement) => ({ tag, statement: statement.replace(/\s+/g, ' ').trim() })),
  )
  const fresh = new Set(statements.flatMap(({ statement }) => madeBy(statement)))
  const added = new Set(statements.flatMap(({ statement }) => addedBy(statement)))
  const isNew = (statement: string) => {
    const columns = columnsOf(statement)
    return columns.length > 0 && columns.every((name) => added.has(`${tableOf(statement)}.${name}`))
  }
  return statements.flatMap(({ tag, statement }) => {
    const rule = rules.find(({ pattern }) => pattern.test(statement))
    return rule && !fresh.has(tableOf(statement)) && !isNew(statement)
      ? [{ tag, statement, why: rule.why }]
      : []
  })
}

/** The table or unique index. */
const madeBy = (statement: string) =>
  [...statement.matchAll(/^create (?:table|unique index) (?:if not exists )?"?(\w+)"?/gi)].map(
    ([, name]) => name,
  )

const addedBy = (statement: string) =>
  [...statement.matchAll(/\badd column (?:if not exists )?"?(\w+)"?/gi)].map(
    ([, name]) => `${tableOf(statement)}.${name}`,
  )

/** Comments, and what stands between dollars: bodies of functions change no table by being made. */
function withoutBodies(text: string): string {
  return text.replace(/--.*$/gm, '').replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
}
