import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchServer } from '../../clinic-api/testing/server-process.ts'
import { Session } from './session.ts'

/** Writes that the API has acknowledged. */
export interface Kept {
  allergies: string[]
  /** Address to SHA-256. */
  files: Map<string, string>
}

interface ReadHistory {
  allergies: string[]
  images: { url: string; size: number }[]
}

const rounds = 10
const atOnce = 4

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Kills the API ten times in the middle of writes and uploads. Answers the faults found after each new start: an
 * acknowledged write that is gone, or a file whose bytes are not those that were acknowledged.
 */
export async function killDuringWrites(env: Record<string, string>): Promise<string[]> {
  const kept: Kept = { allergies: [], files: new Map() }
  const faults: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const { listening, kill } = launchServer(env)
    const patient = await Session.open(await listening, 'patient@demo.test')
    faults.push(...(await checkKept(patient, kept)))
    const writers = Array.from({ length: atOnce }, (_, writer) => write(patient, `${round}-${writer}`, kept))
    await sleep(300 + Math.random() * 700)
    await kill('SIGKILL')
    await Promise.all(writers)
    process.stdout.write(
      `round ${round}: ${kept.allergies.length} entries and ${kept.files.size} files kept\n`,
    )
  }
  const { listening, kill } = launchServer(env)
  const patient = await Session.open(await listening, 'patient@demo.test')
  faults.push(...(await checkKept(patient, kept)))
  if (kept.allergies.length < rounds || kept.files.size < rounds)
    faults.push('too few writes to prove anything')
  await kill('SIGTERM')
  return faults
}

/** Writes until the connection breaks. */
async function write(session: Session, name: string, kept: Kept): Promise<void> {
  const path = `/histories/${session.user.patientid}`
  for (let count = 0; ; count += 1) {
    const allergy = `Allergy ${name}-${count}`
    const added = await session.call('POST', `${path}/allergy`, { allergy })
    if (!added) return
    if (added.status === 201) kept.allergies.push(allergy)
    const bytes = randomBytes(200_000)
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'x.bin')
    const stored = await session.call<{ url: string }>('POST', `${path}/image`, form)
    if (!stored) return
    if (stored.status === 201) kept.files.set(stored.body.url, digest(bytes))
  }
}

/** Lists acknowledged writes that are missing. */
export async function checkKept(
  session: Session,
  kept: Kept,
  patientId = session.user.patientid,
): Promise<string[]> {
  const found = await session.call<ReadHistory>('GET', `/histories/${patientId}`)
  if (found?.status !== 200) return ['the history cannot be read']
  const { allergies, images } = found.body
  const faults = kept.allergies.filter((each) => !allergies.includes(each)).map((each) => `lost: ${each}`)
  for (const { url, size } of images) {
    const bytes = await session.bytes(url)
    if (bytes.length !== size) faults.push(`${url} has ${bytes.length} bytes instead of ${size}`)
    const expected = kept.files.get(url)
    if (expected && digest(bytes) !== expected) faults.push(`${url} has other bytes than were sent`)
  }
  const listed = new Set(images.map(({ url }) => url))
  return [...faults, ...[...kept.files.keys()].filter((url) => !listed.has(url)).map((url) => `lost: ${url}`)]
}
