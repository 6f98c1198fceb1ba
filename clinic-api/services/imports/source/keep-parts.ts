import { and, asc, eq, gte } from 'drizzle-orm'
import type { Orm, Reader } from '../../../db/client.ts'
import { importParts } from '../../../db/schema/imports.ts'

const partSize = 1024 * 1024

/** Each call may be a transaction of its own. */
export type Put = (work: (tx: Orm) => Promise<unknown>) => Promise<unknown>

/** Stores the bytes of a file as they come, a part at a time: no transaction waits for who sends them. */
export async function keepParts(put: Put, importId: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  let place = 0
  let held: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size === 0) return
    const part = { importId, place, bytes: Buffer.concat(held) }
    await put((tx) => tx.insert(importParts).values(part))
    place += 1
    held = []
    size = 0
  }
  for await (const chunk of bytes) {
    held.push(chunk)
    size += chunk.length
    if (size >= partSize) await flush()
  }
  await flush()
}

/** The parts in their order; one is in memory at a time. */
export async function* partsOf(orm: Reader, importId: string): AsyncGenerator<Buffer, void, void> {
  for (let place = 0; ; ) {
    const [part] = await orm
      .select({ place: importParts.place, bytes: importParts.bytes })
      .from(importParts)
      .where(and(eq(importParts.importId, importId), gte(importParts.place, place)))
      .orderBy(asc(importParts.place))
      .limit(1)
    if (!part) return
    yield Buffer.from(part.bytes)
    place = part.place + 1
  }
}
