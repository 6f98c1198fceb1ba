import pg from 'pg'
import { vi } from 'vitest'

interface PlanNode {
  'Actual Loops': number
  'Relation Name'?: string
  Plans?: PlanNode[]
}

interface Query {
  text: string
  values?: unknown[]
  /** The server plans it for any values once it was used some times. */
  name?: string
}

type Captured = [query: string | Query, values?: unknown[]]

/**
 * Runs `work`, then asks the database which partitions of `table` each statement that was sent meanwhile read.
 * Those that were planned and never executed do not count.
 */
export async function touchedBy(
  databaseUrl: string,
  table: string,
  work: () => Promise<unknown>,
): Promise<string[][]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  // The spy knows one of many signatures.
  const sent = spy.mock.calls as unknown as Captured[]
  spy.mockRestore()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const touched: string[][] = []
  const isPartition = new RegExp(String.raw`^${table}_(before|after|\d{4}_\d\d)$`)
  try {
    for (const [query, given] of sent) {
      const { text, values = given ?? [], name }: Query = typeof query === 'string' ? { text: query } : query
      if (!new RegExp(String.raw`(from|join|update) "?${table}"?\b`).test(text)) continue
      const asIs = () => client.query(`explain (analyze, format json) ${text}`, values)
      const names = new Set(await relationsOf(client, asIs))
      if (name)
        for (const each of await relationsOf(client, () => explainGeneric(client, text, values)))
          names.add(each)
      touched.push([...names].filter((each) => isPartition.test(each)).sort())
    }
  } finally {
    await client.end()
  }
  if (touched.length === 0) throw new Error(`No statement on ${table} was sent`)
  return touched
}

async function relationsOf(client: pg.Client, explain: () => Promise<pg.QueryResult>): Promise<string[]> {
  await client.query('begin')
  const { rows } = await explain()
  await client.query('rollback')
  return executedIn(rows[0]['QUERY PLAN'][0].Plan)
}

async function explainGeneric(client: pg.Client, text: string, values: unknown[]) {
  const literals = values.map((value) => {
    if (value === null) return 'null'
    return client.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))
  })
  await client.query('set local plan_cache_mode = force_generic_plan')
  await client.query(`prepare captured as ${text}`)
  const explained = await client.query(
    `explain (analyze, format json) execute captured(${literals.join(', ')})`,
  )
  await client.query('deallocate captured')
  return explained
}

function executedIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(executedIn)
  const own = node['Relation Name']
  return own && node['Actual Loops'] > 0 ? [own, ...below] : below
}
