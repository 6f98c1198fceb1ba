import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { readAnchorFile } from '../services/audit-chain/anchors.ts'
import { type ChainFault, verifyChains } from '../services/audit-chain/verify-chains.ts'
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

await runUnmigrated(async ({ db, env }) => {
  const path = values.anchors ?? env.AUDIT_ANCHOR_FILE
  const anchors = path ? await readAnchorFile(path) : []
  const { chains, links, open, faults } = await db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    if (db.kind === 'postgres') await tx.execute(sql`set local statement_timeout = 0`)
    return verifyChains(tx, anchors)
  })
  if (faults.length > 0) {
    const more = faults.length > mostTold ? [`and ${faults.length - mostTold} more`] : []
    throw new Error([...faults.slice(0, mostTold).map(lineOf), ...more].join('\n'))
  }
  const beside = path ? `${anchors.length} anchors of ${path}` : 'the anchors of the database alone'
  return `${links} entries in ${chains} chains are as they were sealed, by ${beside}; ${open} are not sealed yet.`
})
