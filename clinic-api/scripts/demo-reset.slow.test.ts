import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/client.ts'
import { appointments } from '../db/schema/appointments.ts'
import { clinics } from '../db/schema/clinics.ts'
import { users } from '../db/schema/users.ts'
import { prepareDatabase } from '../testing/migrated-dump.ts'
import { programEnv } from '../testing/program-env.ts'

const script = new URL('../../scripts/demo-reset.ts', import.meta.url).pathname
const patience = 180_000

describe('npm run demo:reset', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulta-demo-'))
    await prepareDatabase(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  function reset(env: Record<string, string> = {}): Promise<{ code: number; said: string }> {
    const options = {
      env: { ...programEnv, DATA_DIR: folder, ...env },
    }
    return new Promise((resolve) => {
      execFile(process.execPath, [script], options, (error, out, problems) =>
        resolve({ code: error ? 1 : 0, said: out + problems }),
      )
    })
  }

  async function look<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const db = await openDatabase({ dataDir: folder })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }

  const emailOf = async ({ orm }: Database) =>
    (await orm.select().from(users)).find(({ email }) => email === 'patient@demo.test')?.email

  it(
    'fills an empty demo, and makes it anew whatever became of it',
    async () => {
      const first = await reset()
      expect(first).toMatchObject({ code: 0, said: expect.stringContaining('The demo is in place.') })
      await look(async ({ orm }) => {
        expect(await orm.$count(appointments)).toBeGreaterThan(1500)
        await orm.update(users).set({ email: 'gone@demo.test' }).where(eq(users.email, 'patient@demo.test'))
        await orm.update(clinics).set({ name: 'Changed' })
      })
      const again = await reset()
      expect(again.code).toBe(0)
      expect(again.said).toMatch(/Everything was deleted\.\s+The demo is in place\./)
      await look(async (db) => {
        expect(await emailOf(db)).toBe('patient@demo.test')
        expect(await db.orm.$count(clinics)).toBe(3)
        expect(await db.orm.$count(clinics, eq(clinics.name, 'Changed'))).toBe(0)
        expect(await db.orm.$count(appointments)).toBeGreaterThan(1500)
      })
    },
    patience,
  )

  it(
    'makes a demo of what an older version has left',
    async () => {
      await rm(join(folder, 'db/consulta-baseline'))
      expect(await reset()).toMatchObject({ code: 0, said: expect.stringContaining('The demo is in place.') })
      expect(await look(emailOf)).toBe('patient@demo.test')
    },
    patience,
  )

  it(
    'touches nothing that is no demo',
    async () => {
      const said = 'This is no demo (CLINIC_DEMO), so nothing was deleted.\n'
      const secret = { SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID() }
      expect(await reset({ CLINIC_DEMO: '0', ...secret })).toEqual({ code: 1, said })
      expect(await reset({ DATABASE_URL: 'postgres://127.0.0.1:9/no', ...secret })).toEqual({ code: 1, said })
      expect(await look(emailOf)).toBe('patient@demo.test')
    },
    patience,
  )
})
