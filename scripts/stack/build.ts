import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressBuild } from './compress-build.ts'
import { pageSettings } from './public-pages/page-settings.ts'
import type { Environment } from './settings.ts'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = [
  '{app,components,contract,lib,messages,public}/**/*.*',
  '{middleware,instrumentation,instrumentation-client}.ts',
  '{package,package-lock,tsconfig}.json',
  '{next,postcss}.config.mjs',
  'scripts/stack/{response-headers,compress-build}.ts',
  'scripts/stack/public-pages/*.ts',
]

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function run(
  args: readonly string[],
  env: Environment,
  signal: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      resolve({ code, output })
    })
  })
}

const nextBuild = [join(root, 'node_modules/next/dist/bin/next'), 'build']
const inPublicPages = (name: string) => fileURLToPath(new URL(`./public-pages/${name}`, import.meta.url))
const writePages = inPublicPages('write-pages.ts')

/** Empty when it was never built, or the last build did not finish. */
function readStamp(stamp: string): string {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

/**
 * Builds the web program unless the last build was made from exactly these sources. With `BUILD_HURRIES=1`, as tests ask for
 * it, its files are compressed less; whoever does not hurry compresses them once more, and builds nothing.
 */
export async function ensureBuilt(env: Environment, signal: AbortSignal, report: (line: string) => void) {
  const distDir = join(root, env.NEXT_DIST_DIR || '.next')
  const stamp = join(distDir, 'source-hash')
  const hash = hashOfSources()
  const hurries = env.BUILD_HURRIES === '1'
  const [builtFrom, pace] = readStamp(stamp).split(' ')
  const isBuilt = builtFrom === hash
  if (isBuilt && (hurries || pace === 'small')) return
  const what = isBuilt
    ? 'Compressing the web program (once)…'
    : 'Building the web program (once, and after its sources change)…'
  report(what)
  // Most builds are the first and the last of their folder: remembering for another one is a fifth of their work.
  const remembers = builtFrom ? '1' : ''
  if (!isBuilt) await build(distDir, { ...env, BUILD_REMEMBERS: remembers }, signal)
  const asked = hurries ? 'quickly' : 'small'
  await compressBuild(distDir, asked)
  writeFileSync(stamp, `${hash} ${asked}`)
}

async function build(distDir: string, env: Environment, signal: AbortSignal) {
  const runs: [args: string[], env: Environment][] = [
    [nextBuild, env],
    [[writePages, distDir], pageSettings(env, '0')],
    [[writePages, distDir], pageSettings(env, '1')],
    [[inPublicPages('clinic-styles.ts'), distDir], pageSettings(env, '0')],
  ]
  for (const [args, settings] of runs) {
    const { code, output } = await run(args, settings, signal)
    signal.throwIfAborted()
    if (code !== 0) {
      throw new StartError(`${output.trim()}\nThe build failed; the lines above are what it says.`)
    }
  }
}
