import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDatabase, rowsOf } from '../../clinic-api/db/client.ts'
import { migrate } from '../../clinic-api/db/migrate.ts'
import { hashPassword } from '../../clinic-api/services/identity/accounts/password.ts'
import { seedStatements } from './seed-statements.ts'

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const settings = z.object({
  DATABASE_URL: z.string({ error: 'DATABASE_URL is not set; the volumes of a benchmark need a server' }),
  BENCH_CLINICS: count(500),
  BENCH_DOCTORS: count(5000),
  BENCH_PATIENTS: count(100_000),
  BENCH_APPOINTMENTS: count(1_000_000),
  BENCH_PAST_DAYS: z.coerce.number().int().min(0).default(20),
  BENCH_PASSWORD: z.string().default('Demo-1234'),
})

/** Fills an empty database for measuring; accounts are d0@bench.test… and p0@bench.test…, all with one password. */
async function seed(): Promise<void> {
  const env = settings.parse(process.env)
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: '' })
  try {
    await migrate(db)
    const taken = await rowsOf(db.orm, sql`select 1 from clinics limit 1`)
    if (taken.length > 0) throw new Error('The database is not empty; benchmarks fill one of their own')
    const volume = {
      clinics: env.BENCH_CLINICS,
      doctors: env.BENCH_DOCTORS,
      patients: env.BENCH_PATIENTS,
      appointments: env.BENCH_APPOINTMENTS,
    }
    const facts = {
      passwordHash: await hashPassword(env.BENCH_PASSWORD),
      today: new Date().toISOString().slice(0, 10),
      pastDays: env.BENCH_PAST_DAYS,
    }
    await db.transaction(async (tx) => {
      for (const [what, text] of seedStatements(volume, facts)) {
        const began = performance.now()
        await tx.execute(sql.raw(text))
        process.stdout.write(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
      }
    })
    await db.orm.execute(sql`vacuum analyze`)
  } finally {
    await db.close()
  }
}

seed().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
