import { carriedBundle } from '#contract/record'
import { bundleEnd, bundleMark, recordEnd, recordStart, sealLength } from '#contract/record-file'

/** Facts about a record file that is unchanged. */
export interface SoundRecord {
  kind: 'sound'
  person: string
  /** ISO instant. */
  madeAt: string
  /** How many resources of which type. */
  counts: Record<string, number>
}

/** `foreign` is no record of ours; `changed` is not, or no longer wholly, what was made. */
export type RecordVerdict = SoundRecord | { kind: 'changed' } | { kind: 'foreign' }

/** Checks the file of a record against the hash at its end, here, and reads what it says of itself. */
export async function judgeRecord(file: Blob): Promise<RecordVerdict> {
  const start = await file.slice(0, recordStart.length).text()
  if (start !== recordStart) return { kind: 'foreign' }
  const end = file.size - sealLength
  const seal = await file.slice(Math.max(0, end)).text()
  const bytes = await file.slice(0, Math.max(0, end)).arrayBuffer()
  if (seal !== `${await sha256(bytes)}${recordEnd}`) return { kind: 'changed' }
  return (await toldBy(file)) ?? { kind: 'changed' }
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function toldBy(file: Blob): Promise<SoundRecord | null> {
  const bundle = await bundleIn(file)
  if (!bundle) return null
  const resources = bundle.entry.map(({ resource }) => resource)
  const counts: Record<string, number> = {}
  for (const { resourceType } of resources) counts[resourceType] = (counts[resourceType] ?? 0) + 1
  const name = resources.find(({ resourceType }) => resourceType === 'Patient')?.name
  const person = Array.isArray(name) ? (name[0]?.text ?? '') : ''
  return { kind: 'sound', person, madeAt: bundle.timestamp, counts }
}

/** It stands before the bytes of pictures and files, which are many. */
async function bundleIn(file: Blob) {
  for (let length = 1 << 18; ; length *= 4) {
    const text = await file.slice(0, length).text()
    const mark = text.indexOf(bundleMark)
    const end = mark < 0 ? -1 : text.indexOf(bundleEnd, mark)
    if (end > 0) return parse(text.slice(text.indexOf('>', mark) + 1, end))
    if (length >= file.size) return null
  }
}

function parse(json: string) {
  try {
    return carriedBundle.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
