import { loadavg } from 'node:os'
import { benchCalls } from './calls.ts'
import { isMet, printFigures } from './figures.ts'
import { benchHints } from './hints.ts'
import { benchImports } from './imports.ts'
import { benchInsights } from './insights.ts'
import { benchInteractions } from './interactions.ts'
import { benchLoad } from './load.ts'
import { benchPages } from './pages.ts'
import { benchRights } from './rights.ts'
import { benchSearch } from './search.ts'
import { openServer } from './server.ts'
import { benchSlots } from './slots.ts'
import { benchStatements } from './statements.ts'
import { closeConnections } from './timing.ts'
import { benchTraces } from './traces.ts'
import { benchUsers } from './user-curve.ts'

const parts = {
  calls: benchCalls,
  slots: benchSlots,
  statements: benchStatements,
  search: benchSearch,
  insights: benchInsights,
  hints: benchHints,
  imports: benchImports,
  rights: benchRights,
  pages: benchPages,
  interactions: benchInteractions,
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
