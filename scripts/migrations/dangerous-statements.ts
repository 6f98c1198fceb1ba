interface Rule {
  pattern: RegExp
  why: string
  mend: string
}

const nextRelease = 'stop using it in this release and take it away in the next'
const ownStep =
  'let the code of this release keep to it, and add it in the next: first not valid, then validated'

/** Statements that break the release before, which still runs on the same database. */
const breaking: Rule[] = [
  { pattern: /^(?:drop table|truncate)\b/i, why: 'the release before reads that table', mend: nextRelease },
  {
    pattern: /\bdrop index\b[^;]*_unique\b|\bdrop constraint\b/i,
    why: 'the release before relies on it',
    mend: nextRelease,
  },
  { pattern: /\bdrop column\b/i, why: 'the release before reads that column', mend: nextRelease },
  {
    pattern: /^(?!alter index\b).*\brename (?:to|column)\b/i,
    why: 'the release before knows the old name',
    mend: 'add the new name, write both, and take the old one away in the next release',
  },
  {
    pattern: /\balter column\b[^;]*\bset not null\b/i,
    why: 'the release before may leave that column out',
    mend: ownStep,
  },
  {
    pattern: /\balter column\b[^;]*\b(?:set data type|type)\b/i,
    why: 'the release before uses the old type, and every row is written again',
    mend: 'add a column of the new type, write both, and take the old one away in the next release',
  },
  {
    pattern: /\balter column\b[^;]*\bdrop default\b/i,
    why: 'the release before leaves that column to its default',
    mend: nextRelease,
  },
  {
    pattern: /\badd column\b(?![^;,]*\bdefault\b)[^;,]*\bnot null\b/i,
    why: 'the release before puts nothing there, and older rows have nothing there',
    mend: 'give it a default',
  },
  {
    pattern: /\badd constraint\b[^;]*\b(?:check|unique|exclude|foreign key)\b|\bcreate unique index\b/i,
    why: 'the release before may write what is refused from now on',
    mend: ownStep,
  },
]

/** Statements that make everybody wait, however the release before is written. */
const blocking: Rule[] = [
  {
    pattern: /\bconcurrently\b/i,
    why: 'a migration is one transaction, in which this is refused',
    mend: 'leave the word out',
  },
  {
    pattern: /^create (?:unique )?index\b/i,
    why: 'nobody can write to the table while the index is built',
    mend: 'try it on `npm run bench:seed` and say how long it took',
  },
  {
    pattern: /^(?:update|delete from)\b/i,
    why: 'all these rows stay locked until the migration ends',
    mend: 'do it in batches in the background, as services/housekeeping does',
  },
  { pattern: /^lock table\b/i, why: 'everybody waits for the migration to end', mend: 'do without' },
  {
    pattern: /\badd column\b[^;]*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b/i,
    why: 'every row is written again while nobody can read the table',
    mend: 'add the column without a default and set the default in a statement of its own',
  },
]

interface Danger {
  tag: string
  statement: string
  why: string
  mend: string
}

interface Statement {
  text: string
  /** Whether a comment above it, `-- safe: …`, says why it is not dangerous here. */
  isExplained: boolean
}

const tableOf = (statement: string) =>
  /\b(?:(?:drop index|table|update|delete from)(?: if (?:not )?exists)?|on)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(
    statement,
  )?.[1]

/** The columns that a constraint or an index names, without those of another table. */
function columnsOf(statement: string): string[] {
  const said = /\b(?:check|foreign key|unique \(|exclude|using)\b(.*?)(?:\breferences\b.*)?$/i.exec(statement)
  const table = tableOf(statement)
  const names = [...(said?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name = '']) => name)
  return names.filter((name) => name !== table)
}

/**
 * The statements of a migration that break the release before or make everybody wait. Tables and columns that the same
 * migration makes are nobody's yet.
 */
export function dangerousStatements({ tag, text }: { tag: string; text: string }): Danger[] {
  const statements = statementsOf(text)
  const fresh = new Set(statements.flatMap((statement) => tablesMadeBy(statement.text)))
  const added = new Set(statements.flatMap((statement) => columnsAddedBy(statement.text)))
  const isNew = (statement: string) => {
    const columns = columnsOf(statement)
    return columns.length > 0 && columns.every((name) => added.has(`${tableOf(statement)}.${name}`))
  }
  return statements.flatMap(({ text: statement, isExplained }) => {
    if (isExplained || fresh.has(tableOf(statement) ?? '')) return []
    const broken = breaking.find(({ pattern }) => pattern.test(statement) && !isNew(statement))
    const found = broken ?? blocking.find(({ pattern }) => pattern.test(statement))
    return found ? [{ tag, statement, why: found.why, mend: found.mend }] : []
  })
}

/** Says what is wrong and what to do about it. */
export const sentenceOf = ({ tag, statement, why, mend }: Danger) =>
  `${tag}: ${statement.slice(0, 120)}: ${why}. To mend it: ${mend}. If it does no harm here, say why in a line above it: -- safe: …`

const tablesMadeBy = (statement: string) =>
  [...statement.matchAll(/^create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name = '']) => name)

const columnsAddedBy = (statement: string) =>
  [...statement.matchAll(/\badd column (?:if not exists )?"?(\w+)"?/gi)].map(
    ([, name]) => `${tableOf(statement)}.${name}`,
  )

/** Without what stands between dollars: a function changes no table by being made. */
function statementsOf(text: string): Statement[] {
  const marked = text
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/^--> statement-breakpoint$/gm, ';')
    .replace(/--> statement-breakpoint/g, '')
    .replace(/^[ \t]*-- safe: \S.*$/gm, safeMark)
    .replace(/--.*$/gm, '')
  return marked
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .map((each) => ({
      text: each.replaceAll(safeMark, '').trim(),
      isExplained: each.startsWith(safeMark),
    }))
}

const safeMark = '\u0000'
