import { systemClock } from '../ports/clock.ts'
import { openFiles } from '../ports/files.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { runScript } from './run-script.ts'

await runScript(async ({ db, env }) => {
  const written = await seedDemo(db, { clock: systemClock, files: await openFiles(env) })
  return written ? 'The demo is in place.' : 'The demo was in place already; nothing was changed.'
})
