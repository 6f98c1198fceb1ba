import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { ofCare } from '../../clinic-api/db/privacy/of-care.ts'
import { ofOperation } from '../../clinic-api/db/privacy/of-operation.ts'
import {
  classes,
  type PrivacyClass,
  retentions,
  type TablePrivacy,
} from '../../clinic-api/db/privacy/terms.ts'

const root = join(import.meta.dirname, '../..')
const paper = join(root, 'docs/privacy.md')
const privacy: Record<string, TablePrivacy> = { ...ofCare, ...ofOperation }

/** The tables of the schema with their columns. */
async function readSchema(): Promise<Record<string, string[]>> {
  const files = globSync('clinic-api/db/schema/*.ts', { cwd: root })
  const modules: object[] = await Promise.all(files.map((file) => import(join(root, file))))
  const tables = modules.flatMap((each) => Object.values(each)).filter((each) => each instanceof PgTable)
  return Object.fromEntries(
    tables.map(getTableConfig).map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  )
}

const kinds = Object.keys(classes) as PrivacyClass[]
const columnsOf = (table: string, kind: PrivacyClass) =>
  privacy[table]?.[kind]?.split(' ').filter(Boolean) ?? []

it('every column has its class, and every table says how long it stays', async () => {
  const schema = await readSchema()
  expect(Object.keys(schema).length).toBeGreaterThan(40)
  const classed = Object.keys(privacy).map((table) => [
    table,
    kinds.flatMap((kind) => columnsOf(table, kind)).sort(),
  ])
  const asked = Object.entries(schema).map(([table, columns]) => [table, columns.sort()])
  expect(
    Object.fromEntries(classed),
    'Say in clinic-api/db/privacy/ of each column what it tells of people, and of its table how long it stays; then npm run test:unit -- privacy -u',
  ).toEqual(Object.fromEntries(asked))
})

function written(): string {
  const meaning = (head: string, meanings: Record<string, string>) => [
    `| ${head} | means |`,
    '|---|---|',
    ...Object.entries(meanings).map(([name, text]) => `| ${name} | ${text} |`),
    '',
  ]
  const rows = Object.entries(privacy).map(([table, { keep }]) => {
    const columns = kinds.flatMap((kind) => {
      const names = columnsOf(table, kind)
      return names.length > 0 ? [`${kind}: ${names.join(', ')}`] : []
    })
    return `| ${table} | ${keep} | ${columns.join('; ')} |`
  })
  const heads = ['| table | stays | columns by class |', '|---|---|---|']
  return [...meaning('class', classes), ...meaning('stays', retentions), ...heads, ...rows.sort()].join('\n')
}

it('docs/privacy.md says the same', async () => {
  const text = readFileSync(paper, 'utf8')
  const whole = text.replace(
    /(<!-- written -->)[\s\S]*(<!-- \/written -->)/,
    (_, open: string, close: string) => `${open}\n\n${written()}\n\n${close}`,
  )
  await expect(whole).toMatchFileSnapshot(paper)
})
