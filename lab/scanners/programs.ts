import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'

const programs = { sqlmap: '/usr/bin/sqlmap', nikto: '/usr/bin/nikto' }

/** One sentence that says what to install; null when everything is there. */
export function missingScanners(isThere: (path: string) => boolean = existsSync): string | null {
  const missing = Object.entries(programs).filter(([, path]) => !isThere(path))
  if (missing.length === 0) return null
  const names = missing.map(([name]) => name).join(' ')
  return `The scanners are Debian's packages, nikto of its section non-free: apt-get install --no-install-recommends ${names}`
}

/** Runs a program to its end, whatever that is, and keeps what it says. */
export async function runLogged(log: string, program: string, args: string[]): Promise<void> {
  const file = await open(log, 'w')
  try {
    const child = spawn(program, args, { stdio: ['ignore', file.fd, file.fd] })
    await once(child, 'exit')
  } finally {
    await file.close()
  }
}
