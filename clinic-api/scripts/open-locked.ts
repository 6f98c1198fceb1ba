import { parseArgs } from 'node:util'
import { systemClock } from '../ports/clock.ts'
import { openPorts } from '../ports/open-ports.ts'
import { openLocked } from '../services/leaving/open-locked.ts'
import { runUnmigrated } from './run-script.ts'

const { values, positionals } = parseArgs({
  options: { reason: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
})
const [number] = positionals
const { reason, out } = values

if (number && reason && out && positionals.length === 1) {
  await runUnmigrated(async ({ db, env }) => {
    const ports = await openPorts(env)
    try {
      const deps = { db, env, clock: systemClock, ...ports }
      const { tables, rows, files, faulty } = await openLocked(deps, { number, reason, folder: out })
      const what = `${rows} rows of ${tables} tables and ${files} files are in ${out}; the log says so.`
      if (faulty.length > 0) throw new Error(`${what}\nMissing or changed: ${faulty.join(', ')}`)
      return what
    } finally {
      ports.mailer.close()
    }
  })
} else {
  process.stderr.write(
    'Say what, why and where to: npm run records:open-locked -- <number> --reason "<order and court>" --out <new folder>\n',
  )
  process.exitCode = 1
}
