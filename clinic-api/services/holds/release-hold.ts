import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import type { HoldRow } from './hold-slot.ts'

/** One that somebody made themselves: what an offer keeps ends with the offer. */
export async function getHold(orm: Reader, id: string): Promise<HoldRow | null> {
  const [row] = await orm
    .select()
    .from(slotHolds)
    .where(and(eq(slotHolds.id, id), isNull(slotHolds.offerId)))
  return row ?? null
}

/** Locked until the transaction ends: of two who let it go one finds nothing. */
async function lockHold(tx: Reader, id: string): Promise<HoldRow | null> {
  const [row] = await tx
    .select()
    .from(slotHolds)
    .where(and(eq(slotHolds.id, id), isNull(slotHolds.offerId)))
    .for('update')
  return row ?? null
}

export function subjectOfHold({ userId }: HoldRow): Subject {
  return userId === null ? {} : { userId }
}

/** Gives the time back before it ends by itself. Throws 403 and 404. */
export function releaseHold(deps: Deps, caller: Caller, id: string): Promise<void> {
  const intent = {
    action: 'hold.release',
    find: (tx: Reader) => lockHold(tx, id),
    subject: subjectOfHold,
  } as const
  return write(deps, caller, intent, async (act, { clinicId }) => {
    await act.tx.delete(slotHolds).where(eq(slotHolds.id, id))
    return act.audit({ action: 'hold.release', entity: 'hold', entityId: id, clinicId })
  })
}
