import { and, eq } from 'drizzle-orm'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { reached } from '../../reached.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { endOffer } from './end-offer.ts'
import { type FoundEntry, lockEntry, type PlacedEntry, readPlaced, subjectOfEntry } from './entries.ts'

function onEntry(action: 'waitlist.withdraw' | 'waitlist.urgent', id: string): IntentOn<FoundEntry> {
  return { action, find: (tx) => lockEntry(tx, id), subject: subjectOfEntry }
}

/** Takes somebody off the waitlist; an open offer to them goes to the next. Throws 403 and 404. */
export function leaveWaitlist(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onEntry('waitlist.withdraw', id), async (act, { patientId, clinicId }) => {
    await act.tx.update(waitlist).set({ endedAt: act.now, ending: 'withdrawn' }).where(eq(waitlist.id, id))
    await endOpenOffer(act, id)
    const trace = { action: 'waitlist.withdraw', entity: 'waitlist', entityId: id, patientId, clinicId }
    return act.audit(trace)
  })
}

async function endOpenOffer(act: Act, entryId: string): Promise<void> {
  const open = await act.tx
    .select()
    .from(offers)
    .where(and(eq(offers.entryId, entryId), eq(offers.state, 'open')))
    .for('update')
  if (open.length > 0) reached('offer: ended by a withdrawal')
  for (const offer of open) await endOffer(act, offer, 'ended')
}

/** Puts somebody before all who have only waited longer, with the reason on record. Throws 403 and 404. */
export function putFirst(deps: Deps, caller: Caller, id: string, reason: string): Promise<PlacedEntry> {
  return write(
    deps,
    caller,
    onEntry('waitlist.urgent', id),
    async (act, { patientId, clinicId, urgentAt }) => {
      await act.tx
        .update(waitlist)
        .set({ urgentAt: urgentAt ?? act.now, urgentReason: reason })
        .where(eq(waitlist.id, id))
      const trace = { action: 'waitlist.urgent', entity: 'waitlist', entityId: id, patientId, clinicId }
      return act.audit({ ...trace, details: { reason } }, await readPlaced(act, id))
    },
  )
}
