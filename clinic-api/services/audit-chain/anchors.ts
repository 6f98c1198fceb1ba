import { open, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Reader, rowsOf } from '../../db/client.ts'
import { auditAnchors } from '../../db/schema/audit-seals.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../write/queue-mail.ts'
import { writeUntraced } from '../../write/write.ts'
import { takeLock } from './seal-rows.ts'

const anchor = z.object({
  day: z.string(),
  chain: z.string(),
  position: z.number().int(),
  hash: z.string(),
})

export type Anchor = z.infer<typeof anchor>

/**
 * Notes the newest link of each chain that grew since the last anchor, once a day, and says so outside: in a file, in a
 * mail, as it is set up. Whoever changes the whole log afterwards cannot change that.
 */
export function dropAnchors(deps: Deps): Promise<Anchor[]> {
  const { AUDIT_ANCHOR_FILE: file, AUDIT_ANCHOR_MAIL: to } = deps.env
  return writeUntraced(deps, async ({ tx, now }) => {
    if (deps.db.kind === 'postgres' && !(await takeLock(tx))) return []
    const day = now.toISOString().slice(0, 10)
    const grown = await rowsOf<Anchor>(
      tx,
      sql`select ${day} "day", c.chain, h.position, h.hash
        from (select 'installation' chain union all select id from clinics) c
        join lateral (
          select position, hash from audit_seals where chain = c.chain order by position desc limit 1
        ) h on true
        where not exists (
          select 1 from audit_anchors a
          where a.chain = c.chain and (a.day = ${day} or a.position >= h.position)
        ) order by c.chain`,
    )
    if (grown.length === 0) return []
    await tx.insert(auditAnchors).values(grown.map((row) => ({ ...row, createdAt: now })))
    if (file) await append(file, grown)
    if (to) {
      const anchors = grown.map(({ chain, position, hash }) => ({ chain, position, hash }))
      const content = { kind: 'audit-anchors' as const, language: 'en' as const, day, anchors }
      await queueMail({ tx, now }, { to, content, dedupeKey: `anchors:${day}` })
    }
    return grown
  })
}

/** Before the commit: a line too many is true as well, and one too few would be noticed by nobody. */
async function append(path: string, anchors: readonly Anchor[]): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(anchors.map((each) => `${JSON.stringify(each)}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reads the file of anchors. Throws an error that names the faulty line. */
export async function readAnchorFile(path: string): Promise<Anchor[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line, index) => {
    try {
      return anchor.parse(JSON.parse(line))
    } catch {
      throw new Error(`Line ${index + 1} of ${path} is no anchor.`)
    }
  })
}

export function keptAnchors(orm: Reader): Promise<Anchor[]> {
  return rowsOf<Anchor>(orm, sql`select day, chain, position, hash from audit_anchors`)
}
