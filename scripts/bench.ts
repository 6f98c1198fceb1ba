import { loadavg } from 'node:os'
import { benchCalls } from './bench/calls.ts'
import { isMet, printFigures } from './bench/figures.ts'
import { benchHints } from './bench/hints.ts'
import { benchImports } from './bench/imports.ts'
import { benchInsights } from './bench/insights.ts'
import { benchLoad } from './bench/load.ts'
import { benchPages } from './bench/pages.ts'
import { benchRights } from './bench/rights.ts'
import { benchSearch } from './bench/search.ts'
import { openServer } from './bench/server.ts'
import { benchStatements } from './bench/statements.ts'
import { closeConnections } from './bench/timing.ts'
import { benchTraces } from './bench/traces.ts'
import { benchUsers } from './bench/user-curve.ts'

const parts = {
  calls: benchCalls,
  statements: benchStatements,
  search: benchSearch,
  insights: benchInsights,
  hints: benchHints,
  imports: benchImports,
  rights: benchRights,
  pages: benchPages,
  load: benchLoad,
  users: benchUsers,
  traces: benchTraces,
}

/** All parts, or those that are named. */
async function bench(names: string[]): Promise<void> {
  const wanted = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
  if (wanted.length === 0) throw new Error(`The parts are: ${Object.keys(parts).join(', ')}`)
  const server = await openServer()
  try {
    for (const [name, run] of wanted) {
      process.stdout.write(`\n${name}\n`)
      const figures = await run(server)
      printFigures(figures)
      if (!figures.every(isMet)) process.exitCode = 1
    }
    const load = loadavg().map((value) => value.toFixed(1))
    process.stdout.write(`\nload average ${load.join(' ')}; medians of one run\n`)
  } finally {
    closeConnections()
    await server.stop()
  }
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
