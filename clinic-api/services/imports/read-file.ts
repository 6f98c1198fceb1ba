import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { ImportKind } from '#contract/import-fields'
import { importLines, importParts, importSources, imports } from '../../db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { write, writeUntraced } from '../../write/write.ts'
import { assertReserve, tooLarge, type Upload } from '../files/store-upload.ts'
import { admit } from '../identity/rate-limit.ts'
import { judgeLines } from './judge.ts'
import { refusalOf } from './refusals.ts'
import { keepParts, type Put } from './source/keep-parts.ts'
import { clockAt, stageLines } from './stage-lines.ts'

/** Each file and each mapping may guess once at the birthdate behind a DNI; so many in a quarter of an hour. */
const guesses = 30

const mostBytes = 64 * 1024 * 1024

/** Keeps whoever tries out birthdates of people whom others treat from doing so by the file. Throws 429. */
export const admitGuess = (deps: Deps, { userId }: Caller) => admit(deps, `import:${userId}`, guesses)

/**
 * Keeps every line of a file and says what is to be said of it; nothing else is written. Answers the id of the import.
 * Throws 403 without a clinic, 400 for what is no such file, 413, 429.
 */
export async function readFile(
  deps: Deps,
  caller: Caller,
  { kind, upload }: { kind: ImportKind; upload: Upload },
): Promise<string> {
  const { clinicId } = caller
  if (!clinicId) throw forbidden()
  const intent = { action: 'import.write', subject: { clinicIds: [clinicId] } } as const
  assertCan(caller, intent.action, intent.subject)
  await admitGuess(deps, caller)
  await assertReserve(deps)
  const id = newId()
  const put: Put = (work) => writeUntraced(deps, ({ tx }) => work(tx))
  try {
    await begin(deps, { id, clinicId, createdBy: caller.userId, kind }, upload.originalName)
    await keepParts(put, id, capped(upload.bytes))
    const clock = await clockAt(deps, clinicId)
    await stageLines({ orm: deps.db.orm, put }, { id, kind, chosen: {}, clock })
    return await write(deps, caller, intent, async (act) => {
      await judgeLines(act.tx, { id, clinicId, kind })
      await act.tx.update(imports).set({ state: 'checked' }).where(eq(imports.id, id))
      return act.audit({ action: 'import.check', entity: 'import', entityId: id, clinicId }, id)
    })
  } catch (error) {
    await forget(deps, id)
    throw refusalOf(error)
  }
}

interface Begun {
  id: string
  clinicId: string
  createdBy: string
  kind: ImportKind
}

/** The bytes are stored before anything is read from them: only all of them tell in which encoding they are. */
async function begin(deps: Deps, begun: Begun, originalName: string): Promise<void> {
  const unread = { encoding: 'utf-8' as const, separator: ',' as const, headers: [], columns: {} }
  await writeUntraced(deps, ({ tx, now }) =>
    tx.insert(imports).values({
      ...begun,
      ...unread,
      state: 'reading',
      fileName: originalName.slice(0, 255),
      createdAt: now,
    }),
  )
}

async function* capped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > mostBytes) throw tooLarge()
    yield chunk
  }
}

/** Removes everything of an upload that broke off. */
async function forget(deps: Deps, id: string): Promise<void> {
  await writeUntraced(deps, async ({ tx }) => {
    for (const held of [importLines, importParts, importSources])
      await tx
        .delete(held)
        .where(sql`${held.importId} in (select id from imports where id = ${id} and state = 'reading')`)
    await tx.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'reading')))
  })
}
