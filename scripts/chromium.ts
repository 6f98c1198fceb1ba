import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const root = process.getuid?.() === 0

/** Chromium has no sandbox when root runs it; the other two switches keep it from calling out of a closed network. */
export const chromiumArgs = root ? ['--no-sandbox', '--disable-background-networking', '--disable-quic'] : []

/** The shell without a window draws the same pages with the same engine for about half the work of a whole browser. */
const packages = ['chromium-headless-shell', 'chromium']
const installed = [...packages, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)

/** A downloaded browser may lack system libraries, so being there is not enough: it must answer. */
function answers(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}

/** The path of a Chromium that starts, or null. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [chromium.executablePath(), ...installed].find(answers) ?? null
}

function run(command: string, args: string[], seconds: number): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Finds a Chromium, or gets one: from Playwright's download, else from Debian's packages. Null when neither works. */
export async function ensureChromium(report: (line: string) => void): Promise<string | null> {
  const present = findChromium()
  if (present) return present
  report('No Chromium found; downloading one…')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 300)
  const downloaded = findChromium()
  if (downloaded || !root || !existsSync('/etc/debian_version')) return downloaded
  report('The download did not work; installing one from the packages…')
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  if (!(await run('apt-get', ['update', '-qq'], 300))) return null
  for (const name of packages) if (await run('apt-get', [...install, name], 600)) break
  return findChromium()
}
