import { and, eq, isNull, sql } from 'drizzle-orm'
import { deaths } from '../../db/schema/deaths.ts'
import { histories } from '../../db/schema/histories.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import { closedRecords } from '../../db/schema/record-access.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Act } from '../../write/write.ts'
import { endOffer } from '../waitlist/end-offer.ts'
import type { Pair } from './pair.ts'
import { ofHistories, ofPatients, thatMove } from './tables.ts'

/** Gives everything of the merged record to the one that is kept, and leaves nothing that refers to it. */
export async function moveRows(act: Act, pair: Pair): Promise<void> {
  const { tx } = act
  const [keep, merge] = [pair.keep.patient.id, pair.merge.patient.id]
  await moveWishes(act, keep, merge)
  for (const table of thatMove(ofPatients))
    await tx.execute(
      sql`update ${sql.identifier(table)} set patient_id = ${keep} where patient_id = ${merge}`,
    )
  await moveClinics(act, pair)
  await moveImports(act, keep, merge)
  await moveGuardians(act, keep, merge)
  await tx.delete(deaths).where(eq(deaths.patientId, merge))
  await moveHistory(act, pair)
}

/** Ends one of two equal wishes: the one with an open offer stays, otherwise the older one. */
async function moveWishes(act: Act, keep: string, merge: string): Promise<void> {
  const { tx, now } = act
  const open = await tx
    .select({ wish: waitlist, offer: offers })
    .from(waitlist)
    .leftJoin(offers, and(eq(offers.entryId, waitlist.id), eq(offers.state, 'open')))
    .where(and(sql`${waitlist.patientId} in (${keep}, ${merge})`, isNull(waitlist.endedAt)))
    .orderBy(sql`${offers.id} is null`, waitlist.createdAt, waitlist.id)
  const seen = new Set<string>()
  for (const { wish, offer } of open) {
    const what = [wish.clinicId, wish.specialty, wish.doctorId, wish.appointmentId].join(' ')
    if (!seen.has(what)) {
      seen.add(what)
      continue
    }
    if (offer) await endOffer(act, offer, 'ended')
    await tx.update(waitlist).set({ endedAt: now, ending: 'withdrawn' }).where(eq(waitlist.id, wish.id))
  }
  await tx.update(waitlist).set({ patientId: keep }).where(eq(waitlist.patientId, merge))
}

/** Where one record is open to a clinic and the other was closed to it, what the patient said last holds. */
async function moveClinics({ tx }: Act, { keep, merge }: Pair): Promise<void> {
  const [keepId, mergeId] = [keep.patient.id, merge.patient.id]
  await tx.execute(
    sql`update patient_clinics k set created_at = least(k.created_at, m.created_at), recent_at = greatest(k.recent_at, m.recent_at)
      from patient_clinics m where k.patient_id = ${keepId} and m.patient_id = ${mergeId} and m.clinic_id = k.clinic_id`,
  )
  const closed = (of: string, than: string) =>
    sql`exists (select from closed_records c where c.patient_id = ${of} and c.clinic_id = l.clinic_id and c.closed_at > ${sql.raw(than)})`
  // A trigger forgets that a record was closed as soon as it is open again.
  await tx.execute(
    sql`insert into patient_clinics (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, why, created_at)
      select l.clinic_id, p.id, p.sort_name, p.sort_surname, p.status, l.recent_at, l.why, l.created_at
      from patient_clinics l join patients p on p.id = ${keepId}
      where l.patient_id = ${mergeId} and not ${closed(keepId, 'l.created_at')}
      on conflict do nothing`,
  )
  await tx.execute(
    sql`delete from patient_clinics l where l.patient_id = ${keepId} and ${closed(mergeId, 'l.created_at')}`,
  )
  await tx.delete(patientClinics).where(eq(patientClinics.patientId, mergeId))
  await tx.execute(
    sql`insert into closed_records (patient_id, clinic_id, opened_at, why, closed_at)
      select ${keepId}, clinic_id, opened_at, why, closed_at from closed_records c where patient_id = ${mergeId}
        and not exists (select from patient_clinics l where l.patient_id = ${keepId} and l.clinic_id = c.clinic_id)
      on conflict (patient_id, clinic_id) do update
        set closed_at = greatest(closed_records.closed_at, excluded.closed_at)`,
  )
  await tx.delete(closedRecords).where(eq(closedRecords.patientId, mergeId))
}

/** Ends one of two ties of the same person: an accepted one stays. */
async function moveGuardians({ tx, now }: Act, keep: string, merge: string): Promise<void> {
  const over = (mine: string, other: string) =>
    sql`update guardians g set ended_at = ${now.toISOString()}::timestamptz where g.patient_id = ${mine} and g.ended_at is null
      and exists (select from guardians o where o.patient_id = ${other} and o.ended_at is null and lower(o.email) = lower(g.email)
        and (o.user_id is not null or g.user_id is null))`
  await tx.execute(over(merge, keep))
  await tx.execute(over(keep, merge))
  await tx.execute(sql`update guardians set patient_id = ${keep} where patient_id = ${merge}`)
}

async function moveImports({ tx }: Act, keep: string, merge: string): Promise<void> {
  await tx.execute(
    sql`update imported_patients i set patient_id = ${keep} where patient_id = ${merge}
      and not exists (select from imported_patients k where k.import_id = i.import_id and k.patient_id = ${keep})`,
  )
  await tx.execute(sql`delete from imported_patients where patient_id = ${merge}`)
}

/** The entries of both histories in one. What both call an allergy is one. */
async function moveHistory({ tx }: Act, { keep, merge }: Pair): Promise<void> {
  const [to, from] = [keep.historyId, merge.historyId]
  await tx.execute(
    sql`update allergies a set history_id = ${to} where history_id = ${from}
      and not exists (select from allergies k where k.history_id = ${to} and k.name = a.name)`,
  )
  await tx.execute(sql`delete from allergies where history_id = ${from}`)
  for (const table of thatMove(ofHistories))
    await tx.execute(sql`update ${sql.identifier(table)} set history_id = ${to} where history_id = ${from}`)
  // One record's 'none known' holds for both, unless there is an allergy after all.
  await tx.execute(
    sql`update histories k set no_allergies_asked = n.no_allergies_asked, no_allergies_by = n.no_allergies_by,
        no_allergies_at = n.no_allergies_at
      from (select null::date no_allergies_asked, null::text no_allergies_by, null::timestamptz no_allergies_at
          where exists (select from allergies where history_id = ${to})
        union all select no_allergies_asked, no_allergies_by, no_allergies_at from histories
          where id in (${to}, ${from}) and no_allergies_asked is not null
            and not exists (select from allergies where history_id = ${to})
        order by 1 desc nulls last limit 1) n
      where k.id = ${to}`,
  )
  const [gone] = await tx.delete(histories).where(eq(histories.id, from)).returning()
  if (gone?.changedAt)
    await tx
      .update(histories)
      .set({ changedAt: gone.changedAt, changedBy: gone.changedBy })
      .where(
        and(
          eq(histories.id, to),
          sql`coalesce(${histories.changedAt}, '-infinity') < ${gone.changedAt.toISOString()}::timestamptz`,
        ),
      )
}
