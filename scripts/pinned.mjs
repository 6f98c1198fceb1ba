// Runs on any Node from 20 on and before node_modules exists: no dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { prefersOwn } from '../clinic-api/services/operation/node-versions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const pinnedNode = join(root, 'node_modules/node/bin/node')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** npm keeps what it last installed in node_modules/.package-lock.json; packages of other platforms are absent there. */
function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true
    const present = installed[path]
    return present ? present.version === wanted.version : wanted.optional || wanted.peer
  })
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let stopped = false
  const stop = () => {
    stopped = true
    child.kill('SIGTERM')
  }
  for (const signal of signals) process.once(signal, stop)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      if (stopped) process.exit(0)
      for (const signal of signals) process.removeListener(signal, stop)
      resolve({ code, output })
    })
  })
}

async function install() {
  console.log('Installing dependencies (once, and after they change)…')
  // The build tools and the pinned Node are devDependencies, so they are wanted with NODE_ENV=production too.
  const options = ['--include=dev', '--loglevel=error', '--no-progress', '--no-audit', '--no-fund']
  let result = await runNpm(['ci', ...options])
  // npm ci refuses a lock file that lacks the binaries of other platforms; npm install fills in and saves nothing.
  if (result.code !== 0 && result.output.includes('EUSAGE')) {
    result = await runNpm(['install', '--no-save', ...options])
  }
  if (result.code !== 0 || !existsSync(pinnedNode)) {
    console.error(result.output.trim())
    console.error('The dependencies could not be installed; the lines above are what npm says.')
    process.exit(1)
  }
}

/** The machine's own Node, which runs npm, and its version; null where it cannot be asked. */
function findOwn() {
  const file = process.env.npm_node_execpath ?? process.execPath
  if (file === process.execPath) return { file, version: process.version }
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return status === 0 ? { file, version: stdout.trim() } : null
}

/**
 * Installs if needed, then runs a TypeScript program of this folder with the Node that package.json pins, or with the
 * machine's own where that is newer and has the security fixes.
 */
export async function runPinned(program, args) {
  if (!isInstalled()) await install()
  const file = join(root, 'scripts', program)
  process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
  process.chdir(root)
  // What has been compiled once is not compiled again: a third of what it takes to start.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'))
  const own = findOwn()
  const chosen = own && prefersOwn(own.version, version) ? own : { file: pinnedNode, version: `v${version}` }
  if (process.version === chosen.version) {
    process.argv.splice(1, process.argv.length, file, ...args)
    await import(pathToFileURL(file).href)
    return
  }
  const child = spawn(chosen.file, [file, ...args], { stdio: 'inherit' })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
