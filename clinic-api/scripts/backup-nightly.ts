import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hourMs } from '#contract/durations'
import { systemClock } from '../ports/clock.ts'
import { openFiles } from '../ports/files.ts'
import { newBox, publicKeyOf } from '../services/backup/backup-box.ts'
import { backupName, forgetBackups } from '../services/backup/kept-backups.ts'
import { makeBackup } from '../services/backup/make-backup.ts'
import { sealsOf } from '../services/backup/seal.ts'
import { runUnmigrated } from './run-script.ts'

const { values } = parseArgs({
  options: { every: { type: 'string' }, 'without-files': { type: 'boolean', default: false } },
})
const hours = values.every === undefined ? null : Number(values.every)

if (hours !== null && !(hours > 0)) {
  process.stderr.write('Say how many hours apart: npm run backup:nightly -- --every 24\n')
  process.exitCode = 1
} else if (hours === null) await once()
else {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit())
  for (;;) {
    await once()
    await wait(hours * hourMs)
  }
}

/** One more backup in BACKUP_DIR, and none that need not be kept any more. */
function once(): Promise<void> {
  return runUnmigrated(async ({ db, env }) => {
    const folder = env.BACKUP_DIR
    if (!folder) throw new Error('BACKUP_DIR is not set: it says where backups are kept.')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const now = systemClock.now()
    const box = newBox(env, await publicKeyOf(env))
    if (!box.sealedKey) throw new Error('Set BACKUP_PUBLIC_KEY or DATA_SECRET: backups are kept encrypted.')
    const files = values['without-files'] ? null : await openFiles(env)
    const target = join(folder, backupName(now))
    await makeBackup({ db, files, now, seal: sealsOf(env)[0] ?? null, box }, target)
    const retention = { days: env.BACKUP_KEEP_DAYS, months: env.BACKUP_KEEP_MONTHS }
    const forgotten = await forgetBackups(folder, now, retention)
    return `${target} is complete; ${forgotten.length} older ones were removed.`
  })
}
