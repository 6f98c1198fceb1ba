import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import type { lockedFiles } from '../../db/schema/erasures.ts'
import type { Deps } from '../../deps.ts'
import { opened, sealed } from '../../ports/sealed-bytes.ts'
import { openText, sealText } from '../../ports/secrets.ts'

const purpose = 'locked file'

type LockedRow = typeof lockedFiles.$inferSelect
type LockedBytes = Omit<LockedRow, 'erasureId'>
type Store = Pick<Deps, 'files' | 'env'>

/**
 * Stores a copy of these bytes that is encrypted under a key of its own, whether or not the store encrypts. The same
 * secret seals that key as the locked rows. Resolves to null when the store has no such bytes.
 */
export async function lockedCopy({ files, env }: Store, originalKey: string): Promise<LockedBytes | null> {
  const bytes = await files.open(originalKey)
  if (!bytes) return null
  const key = randomBytes(32)
  const storageKey = newId()
  const { size, sha256 } = await files.save(
    storageKey,
    Readable.from(sealed(bytes, key), { objectMode: false }),
  )
  const sealedKey = sealText(env, purpose, storageKey, key.toString('base64url'))
  return { storageKey, originalKey, sealedKey, size, sha256 }
}

/** The bytes as they were before they were locked; null when they are missing. */
export async function openLockedFile(
  { files, env }: Store,
  { storageKey, sealedKey }: Pick<LockedRow, 'storageKey' | 'sealedKey'>,
): Promise<Readable | null> {
  const bytes = await files.open(storageKey)
  if (!bytes || sealedKey === null) return bytes
  const key = Buffer.from(openText(env, purpose, storageKey, sealedKey), 'base64url')
  return Readable.from(opened(bytes, key), { objectMode: false })
}

/** The copies that an erasure makes ahead of its transaction, in which nobody should wait for large files. */
export class LockedCopies {
  readonly #store: Store
  readonly #made = new Map<string, LockedBytes>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Makes the copy unless there is one. Bytes that are missing keep their row, so that backups go on saying so. */
  async of(file: Pick<LockedRow, 'storageKey' | 'size' | 'sha256'>): Promise<LockedBytes> {
    const copy = this.#made.get(file.storageKey) ?? (await lockedCopy(this.#store, file.storageKey))
    if (!copy) return { ...file, originalKey: null, sealedKey: null }
    this.#made.set(file.storageKey, copy)
    return copy
  }

  /** Removes the copies that no row names. */
  async drop(named: readonly Pick<LockedRow, 'storageKey'>[]): Promise<void> {
    const kept = new Set(named.map(({ storageKey }) => storageKey))
    for (const { storageKey } of this.#made.values())
      if (!kept.has(storageKey)) await this.#store.files.remove(storageKey)
  }
}
