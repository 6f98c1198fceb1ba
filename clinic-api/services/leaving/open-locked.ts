import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Certificate } from '#contract/erasures'
import { erasures, lockedFiles } from '../../db/schema/erasures.ts'
import type { Deps } from '../../deps.ts'
import { measure } from '../../ports/measure.ts'
import { ChangedBytesError } from '../../ports/sealed-bytes.ts'
import { openText } from '../../ports/secrets.ts'
import { type Step, writeWithoutSession } from '../../write/write.ts'
import { openLockedFile } from './lock-files.ts'
import { lockedPurpose } from './locked.ts'
import { spellingsOf } from './spellings.ts'

export const leastReason = 10
export const mostReason = 300

interface Wanted {
  /** The certificate's number. */
  number: string
  /** The person who asks and their right to it. It is logged; the log does not name the erased person. */
  reason: string
  /** A folder that is made. */
  folder: string
}

const lockedRows = z.looseObject({
  patients: z
    .array(
      z.looseObject({ name: z.string(), surname: z.string(), dni: z.string(), phone: z.string().nullable() }),
    )
    .default([]),
  files: z
    .array(z.looseObject({ storage_key: z.string(), original_name: z.string(), sha256: z.string() }))
    .default([]),
})

type Locked = z.infer<typeof lockedRows>

/** The written files, and those whose bytes are missing or no longer as they were locked. */
export interface OpenedRecord {
  tables: number
  rows: number
  files: number
  faulty: string[]
}

/**
 * Opens what stayed of somebody who was erased, for a court or whoever else the law names: rows and files go into a
 * folder that only its owner reads. That it was opened is on record first. Throws a sentence for what is not to be had.
 */
export async function openLocked(deps: Deps, wanted: Wanted): Promise<OpenedRecord> {
  const reason = wanted.reason.trim()
  if (reason.length < leastReason || reason.length > mostReason)
    throw new Error(`Say why, in ${leastReason} to ${mostReason} characters.`)
  await mkdir(wanted.folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The folder ${wanted.folder} could not be made (${error.code}).`)
  })
  try {
    return await intoFolder(deps, { ...wanted, reason })
  } catch (error) {
    await rm(wanted.folder, { recursive: true })
    throw error
  }
}

async function intoFolder(deps: Deps, { number, reason, folder }: Wanted): Promise<OpenedRecord> {
  const { certificate, locked, kept } = await writeWithoutSession(
    deps,
    { address: 'command line' },
    async (act) => {
      const found = await unseal(deps, act, number)
      if (namesThePerson(reason, found.locked))
        throw new Error('The reason names who was erased: say the number of the order instead.')
      const trace = { action: 'record.unlock', entity: 'erasure', entityId: number }
      return act.audit(
        { ...trace, actorId: null, patientId: found.patientId, details: { why: 'order', reason } },
        found,
      )
    },
  )
  const record = `${JSON.stringify({ certificate, rows: locked }, null, 2)}\n`
  await writeFile(join(folder, 'record.json'), record, { flag: 'wx', mode: 0o600, flush: true })
  const tables = Object.values(locked).filter(Array.isArray)
  return {
    tables: tables.length,
    rows: tables.reduce((sum, rows) => sum + rows.length, 0),
    files: locked.files.length,
    faulty: await copyFiles(deps, { files: locked.files, kept }, folder),
  }
}

interface Found {
  patientId: string
  certificate: Certificate
  locked: Locked
  /** Rows that say where the files' bytes are. */
  kept: (typeof lockedFiles.$inferSelect)[]
}

async function unseal({ env }: Deps, { tx }: Step, number: string): Promise<Found> {
  const [row] = await tx.select().from(erasures).where(eq(erasures.id, number))
  if (!row) throw new Error('There is no certificate of this number.')
  const { patientId, certificate, locked } = row
  if (!locked)
    throw new Error('Nothing is locked under this number: nothing had to stay, or its time is over.')
  const kept = await tx.select().from(lockedFiles).where(eq(lockedFiles.erasureId, number))
  return { patientId, certificate, kept, locked: lockedRows.parse(JSON.parse(opened(env, number, locked))) }
}

function opened(env: Deps['env'], number: string, locked: string): string {
  try {
    return openText(env, lockedPurpose, number, locked)
  } catch {
    throw new Error('It was sealed with another DATA_SECRET or SESSION_SECRET: set that one.')
  }
}

function namesThePerson(reason: string, { patients }: Locked): boolean {
  const spelt = patients.flatMap((each) => spellingsOf({ ...each, email: '', username: null }))
  return spelt.some((text) => reason.toLowerCase().includes(text))
}

/** Under the keys they had, with the ending of their name; nothing else of a name that somebody chose. */
async function copyFiles(
  deps: Deps,
  { files, kept }: Pick<Locked, 'files'> & Pick<Found, 'kept'>,
  folder: string,
): Promise<string[]> {
  const faulty: string[] = []
  const rows = new Map(kept.map((row) => [row.originalKey ?? row.storageKey, row]))
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  for (const { storage_key, original_name, sha256 } of files) {
    const ending = /^\.[a-z0-9]{1,8}$/i.exec(extname(original_name))?.[0] ?? ''
    const name = `${storage_key}${ending}`
    const row = rows.get(storage_key)
    const bytes = row ? await openLockedFile(deps, row) : null
    const isWhole = bytes !== null && (await copyOne(bytes, { sha256, path: join(folder, 'files', name) }))
    if (!isWhole) faulty.push(name)
  }
  return faulty
}

/** Resolves to whether the bytes are those that were locked. */
async function copyOne(
  bytes: Readable,
  { sha256, path }: { sha256: string; path: string },
): Promise<boolean> {
  const { passage, result } = measure()
  try {
    await pipeline(bytes, passage, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    if (error instanceof ChangedBytesError) return false
    throw error
  }
  return result().sha256 === sha256
}
