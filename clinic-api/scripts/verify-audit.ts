import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { readAnchorFile } from '../services/audit-chain/anchors.ts'
import { type ChainFault, type ClockBack, verifyChains } from '../services/audit-chain/verify-chains.ts'
import { runUnmigrated } from './run-script.ts'

const { values } = parseArgs({ options: { anchors: { type: 'string' } } })
const mostTold = 50

const words: Record<ChainFault['what'], string> = {
  changed: 'the entry is not the one that was sealed',
  removed: 'something was removed',
  broken: 'the link does not hold on to those before it',
  inserted: 'the entry was put in later',
  anchor: 'an anchor says something else',
}

function lineOf({ what, chain, position, auditId }: ChainFault): string {
  const where = [`chain ${chain}`, position && `link ${position}`, auditId && `entry ${auditId}`]
  return `${where.filter(Boolean).join(', ')}: ${words[what]}`
}

function lineOfClock({ chain, position, auditId, from, to }: ClockBack): string {
  return `chain ${chain}, link ${position}, entry ${auditId}: the clock went back, from ${from} to ${to}`
}

function told(lines: string[]): string[] {
  const more = lines.length > mostTold ? [`and ${lines.length - mostTold} more`] : []
  return [...lines.slice(0, mostTold), ...more]
}

await runUnmigrated(async ({ db, env }) => {
  const path = values.anchors ?? env.AUDIT_ANCHOR_FILE
  const anchors = path ? await readAnchorFile(path) : []
  const { chains, links, open, faults, clockBacks } = await db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    if (db.kind === 'postgres') await tx.execute(sql`set local statement_timeout = 0`)
    return verifyChains(tx, anchors, new Date())
  })
  const clock = told(clockBacks.map(lineOfClock))
  if (faults.length > 0) {
    throw new Error([...told(faults.map(lineOf)), ...clock].join('\n'))
  }
  const beside = path ? `${anchors.length} anchors of ${path}` : 'the anchors of the database alone'
  const sound = `${links} entries in ${chains} chains are as they were sealed, by ${beside}; ${open} are not sealed yet.`
  return [sound, ...clock].join('\n')
})
