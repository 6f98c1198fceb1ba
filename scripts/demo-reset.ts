import { spawnSync } from 'node:child_process'
import { readSettings } from './stack/settings.ts'
import { StartError } from './stack/start-error.ts'

/** Runs one of the clinic API's programs on the demo's data; its own words say what went wrong. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): boolean {
  const file = `clinic-api/scripts/${program}.ts`
  return spawnSync(process.execPath, [file, ...args], { env, stdio: 'inherit' }).status === 0
}

/** Deletes all that the demo holds and fills it anew. */
function resetDemo(): boolean {
  const { demo, dataDir, sessionSecret } = readSettings('production', process.env)
  if (demo === '0') throw new StartError('This is no demo (CLINIC_DEMO), so nothing was deleted.')
  const env = { ...process.env, DATA_DIR: dataDir, SESSION_SECRET: sessionSecret }
  return run('reset', ['--yes'], env) && run('seed', [], env)
}

try {
  if (!resetDemo()) process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
