import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const sum = z.object({ sha256: z.string() })

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The migrations that the database had seen, oldest first. */
  migrations: z.array(z.string()),
  /** Fingerprint of the key that seals second factors, so that a restore under another key can say so. */
  seal: z.string().nullable(),
  /** The key that encrypts tables and files, sealed; null when they are kept as they are. */
  sealedKey: z.string().nullable().default(null),
  tables: z.array(
    sum.extend({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string().regex(/^\w+$/)),
      rows: z.number(),
    }),
  ),
  /** Null when the files were left out. */
  files: z.array(sum.extend({ key: z.uuid(), size: z.number() })).nullable(),
})

export type Manifest = z.infer<typeof manifest>

export const manifestName = 'manifest.json'
export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`)
export const filePath = (folder: string, key: string) => join(folder, 'files', key)

/** Throws a sentence for a folder that is no backup, or one of another program's format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is no backup: it has no ${manifestName}.`)
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${folder} is no backup that this version can read.`)
  return parsed.data
}
