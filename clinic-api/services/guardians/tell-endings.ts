import { and, eq, isNull, sql } from 'drizzle-orm'
import { dayAt } from '#contract/zone'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../write/notification.ts'
import { type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { isAccepted, living, tieEnd } from './ties.ts'

const batch = 50

/** Tells both sides a month before somebody no longer acts for a patient; resolves to how many ties were dealt with. */
export function tellEndings(deps: Deps): Promise<number> {
  return writeWithoutSession(deps, { address: 'localhost' }, async (act) => {
    const { tx, now } = act
    // Months are counted on the clinic's clock.
    const soon = sql`(${tieEnd} at time zone ${clinics.timeZone} - interval '1 month') at time zone ${clinics.timeZone}
      <= ${now.toISOString()}::timestamptz`
    const due = await living(tx, now, and(isAccepted, isNull(guardians.toldAt), soon))
      .limit(batch)
      .for('update', { of: guardians, skipLocked: true })
    let ended = act.unchanged(0)
    for (const each of due) {
      await tell(act, each)
      await tx.update(guardians).set({ toldAt: now }).where(eq(guardians.id, each.tie.id))
      const { id, patientId, clinicId } = each.tie
      const trace = { action: 'guardian.ending', actorId: null, entity: 'guardian', entityId: id }
      ended = await act.audit({ ...trace, patientId, clinicId }, due.length)
    }
    return ended
  })
}

type Ending = Awaited<ReturnType<typeof living>>[number]

async function tell(act: VisitorAct, { tie, patient, timeZone, endsAt }: Ending): Promise<void> {
  const day = dayAt(endsAt.getTime(), timeZone)
  const people = await act.tx
    .select()
    .from(users)
    .where(sql`${users.id} in (${tie.userId}, ${patient.userId})`)
  for (const { id, email, language, deletedAt } of people) {
    if (!email || deletedAt) continue
    const isPatient = id === patient.userId
    const { name, surname } = isPatient ? tie : patient
    const content = {
      kind: 'guardian-ending',
      language: languageOf(language),
      name: `${name} ${surname}`,
      day,
      isPatient,
    } as const
    await act.mail({ to: email, content, dedupeKey: `ending:${tie.id}:${id}`, patientId: patient.id })
  }
}
