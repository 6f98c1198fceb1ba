import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ImportStep } from '#contract/imports'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { assertOpen, onImport } from './change-import.ts'
import { kinds } from './kinds/kinds.ts'
import { countLines, findImport, subjectOfImport } from './queries.ts'
import { closeImport, countPlanned, writeNew } from './write-lines.ts'

interface Asked {
  caller: Caller
  id: string
  leaveOut: boolean
  onFault: (error: unknown) => void
}

class Stopped extends Error {}

/**
 * Writes a file whole or not at all and tells how far it is. Who ends `signal` before the last step takes everything back.
 * Throws 404, and 409 for a file that was written, has nothing to write, or has lines with faults that nobody said to
 * leave out.
 */
export async function runImport(
  deps: Deps,
  { caller, id, leaveOut, onFault }: Asked,
  signal: AbortSignal,
): Promise<AsyncGenerator<ImportStep, void, void>> {
  const row = await findImport(deps.db.orm, id)
  assertCan(caller, 'import.write', row && subjectOfImport(row))
  if (!row) throw notFound()
  assertOpen(row)
  const faulty = (await countLines(deps.db.orm, id)).some(({ verdict }) => verdict === 'error')
  if (faulty && !leaveOut)
    throw new ApiError('conflict', 'Some lines have errors: leave them out, or correct them')
  return followWork<ImportStep>(async (tell) => {
    const onStep = (step: ImportStep) => {
      if (signal.aborted) throw new Stopped()
      tell(step)
    }
    try {
      return await writeFile(deps, { caller, id }, onStep)
    } catch (error) {
      const why = whyOf(error)
      if (why === 'fault') onFault(error)
      return { state: 'failed', why }
    }
  })
}

async function writeFile(
  deps: Deps,
  { caller, id }: Pick<Asked, 'caller' | 'id'>,
  onStep: (step: ImportStep) => void,
): Promise<ImportStep> {
  // Nobody knows it: each of them chooses a password of their own when they are invited.
  const hash = await hashPassword(randomBytes(32).toString('base64url'))
  const intent = {
    ...onImport(id),
    conflict: () => new ApiError('stale', 'What the file speaks of has changed'),
  }
  return write(deps, caller, intent, async (act, row) => {
    assertOpen(row)
    // Two files of one clinic are written one after the other, and each takes a while.
    await act.tx.execute(sql`set local lock_timeout = 0`)
    const { clinicId } = row
    const { assertRoom, link, finish } = kinds[row.kind]
    const { news, links } = await countPlanned(act, id)
    if (news + links === 0) throw new ApiError('conflict', 'There is nothing to import')
    await assertRoom?.(act.tx, clinicId, news + links)
    const registered = await writeNew({ act, row, hash, onStep }, news)
    const linked = links > 0 ? ((await link?.({ act, row })) ?? 0) : 0
    await finish?.({ act, row })
    onStep({ state: 'writing', done: news, total: news })
    await closeImport(act, id, { registered, linked })
    const trace = { action: 'import.run', entity: 'import', entityId: id, clinicId }
    return act.audit({ ...trace, details: { registered, linked } }, { state: 'done', registered, linked })
  })
}

function whyOf(error: unknown): Extract<ImportStep, { state: 'failed' }>['why'] {
  if (error instanceof Stopped) return 'stopped'
  if (!(error instanceof ApiError) || error.code === 'unavailable') return 'fault'
  return error.code === 'plan_limit' ? 'plan_limit' : 'changed'
}

/** The newest step of some work whenever there is one, and the last, which the work answers; it must not fail. */
async function* followWork<Step>(
  work: (tell: (step: Step) => void) => Promise<Step>,
): AsyncGenerator<Step, void, void> {
  let newest: Step | null = null
  let changed = Promise.withResolvers<void>()
  let isOver = false
  const last = work((step) => {
    newest = step
    changed.resolve()
  }).finally(() => {
    isOver = true
    changed.resolve()
  })
  while (!isOver) {
    await changed.promise
    changed = Promise.withResolvers()
    if (newest !== null && !isOver) {
      const step: Step = newest
      newest = null
      yield step
    }
  }
  yield await last
}
