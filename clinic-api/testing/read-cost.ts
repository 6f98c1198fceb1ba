import pg from 'pg'
import { vi } from 'vitest'

interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Reads of statements: rows of tables and indexes, including those thrown away, and pages. */
export interface ReadCost {
  rows: number
  pages: number
}

type Captured = [query: string | { text: string; values?: unknown[] }, values?: unknown[]]

/** Runs `work`, then asks the database what each statement sent meanwhile with `mark` in it reads. */
export async function readCostOf(
  databaseUrl: string,
  mark: string,
  work: () => Promise<void>,
): Promise<ReadCost> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  // The spy knows one of many signatures.
  const sent = spy.mock.calls as unknown as Captured[]
  spy.mockRestore()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const total = { rows: 0, pages: 0 }
  try {
    for (const [query, given] of sent) {
      const { text, values = given } = typeof query === 'string' ? { text: query } : query
      if (!text.includes(mark)) continue
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values ?? [])
      const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan
      total.rows += rowsRead(plan)
      total.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    }
  } finally {
    await client.end()
  }
  if (total.pages === 0) throw new Error(`No statement with '${mark}' was sent`)
  return total
}

function rowsRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0)
  if (!node['Relation Name'] && !node['Index Name']) return below
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return below + Math.round((node['Actual Rows'] + removed) * node['Actual Loops'])
}
