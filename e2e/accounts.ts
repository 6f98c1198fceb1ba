import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoRole, demoAccounts, demoPassword } from '@/lib/content/demo-accounts'

export interface Account {
  email: string
  password: string
}

/** A demo account by its role, or an account that a test has made. */
export type Who = DemoRole | Account

export function accountOf(who: Who): Account {
  if (typeof who !== 'string') return who
  const found = demoAccounts.find(({ role }) => role === who)
  if (!found) throw new Error(`The demo has no account for the role ${who}.`)
  return { email: found.email, password: demoPassword }
}

export function required(variable: string): string {
  const value = process.env[variable]
  if (!value) throw new Error(`${variable} is not set: run the tests through playwright.config.ts.`)
  return value
}

/** Made once per run and kept on disk, because an account allows only ten sign-ins in a quarter of an hour. */
export async function oncePerRun<Value>(kind: string, who: Who, make: () => Promise<Value>): Promise<Value> {
  const folder = join(required('E2E_FOLDER'), kind)
  const file = join(folder, `${encodeURIComponent(accountOf(who).email)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const value = await make()
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(value))
  renameSync(`${file}.${process.pid}`, file)
  return value
}
