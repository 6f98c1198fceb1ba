import { join } from 'node:path'
import { openDatabase } from '../db/client.ts'
import { systemClock } from '../ports/clock.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { seedDemo } from '../scripts/demo/seed-demo.ts'
import { prepareDatabase } from './migrated-dump.ts'

/** A data folder as the first start of the demo leaves it. */
export async function prepareDemo(dataDir: string): Promise<void> {
  await prepareDatabase(dataDir)
  const db = await openDatabase({ databaseUrl: '', dataDir })
  await seedDemo(db, { clock: systemClock, files: diskFiles(join(dataDir, 'files')) })
  await db.close()
}
