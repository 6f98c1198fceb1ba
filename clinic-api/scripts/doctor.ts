import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { systemClock } from '../ports/clock.ts'
import { type Finding, fault } from '../services/operation/finding.ts'
import {
  lookAtBackups,
  lookAtDisk,
  lookAtFiles,
  lookAtMail,
  lookAtPush,
  lookAtScanner,
  lookAtTexts,
  lookAtTraces,
} from '../services/operation/look-around.ts'
import { lookAtDatabase } from '../services/operation/look-at-database.ts'
import { lookAtSettings } from '../services/operation/look-at-settings.ts'

const marks = { ok: 'ok    ', advice: 'advice', fault: 'FAULT ' } as const

const { values } = parseArgs({ options: { backups: { type: 'string' } } })
const findings = await look(values.backups)
const width = Math.max(...findings.map(({ what }) => what.length))
for (const { verdict, what, says } of findings)
  process.stdout.write(`${marks[verdict]}  ${what.padEnd(width)}  ${says}\n`)
if (findings.some(({ verdict }) => verdict === 'fault')) process.exitCode = 1

/** Everything that can be told of this configuration without starting the programs. */
async function look(backups: string | undefined): Promise<Finding[]> {
  process.umask(0o077)
  try {
    const env = readEnv(process.env)
    const parts = await Promise.all([
      lookAtSettings(env, process.env.CLINIC_DEMO),
      lookAtDatabase(env, systemClock),
      lookAtMail(env),
      lookAtTexts(env),
      lookAtPush(env),
      lookAtDisk(env),
      lookAtFiles(env),
      lookAtScanner(env),
      lookAtTraces(process.env),
      lookAtBackups(backups ?? env.BACKUP_DIR, systemClock),
    ])
    return parts.flat()
  } catch (error) {
    return [fault('environment', error instanceof Error ? error.message : String(error))]
  }
}
