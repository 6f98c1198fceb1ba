import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

/**
 * The environment with the secret that seals data at rest: the one given, in the demo else one made once and kept
 * in the data directory. Throws outside the demo: a secret stored beside the data would protect nothing.
 */
export async function withSecret(env: Env): Promise<Env> {
  if (env.DATA_SECRET ?? env.SESSION_SECRET) return env
  if (!env.CLINIC_DEMO) throw new Error('SESSION_SECRET is not set; give it at least 32 random characters.')
  const path = join(env.DATA_DIR, 'session-secret')
  const draft = `${path}.${process.pid}`
  await mkdir(env.DATA_DIR, { recursive: true })
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  // Whole or not at all, and the first of two to arrive stays.
  await link(draft, path).catch(() => {})
  await rm(draft)
  return { ...env, SESSION_SECRET: (await readFile(path, 'utf8')).trim() }
}
