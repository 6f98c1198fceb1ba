import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import type { Act } from '../../write/write.ts'
import { NoSuchSlot } from './refuse-slot.ts'
import type { WantedKind } from './visit-length.ts'

/** The room and the seat that a visit takes besides the time of its doctor and its patient. */
export interface TakenPlace {
  /** Columns of the visit. */
  columns: { session: string | null; seat: number; seats: number; resourceId: string | null }
  resourceName: string | null
  /** With this one; null for a visit of one patient. */
  seatsTaken: number | null
}

interface Wanted {
  doctorId: string
  kind: WantedKind
  startAt: Date
  endAt: Date
  /** A visit that counts as gone. */
  except?: string | undefined
}

/** The write that takes the place: what its caller holds is free for them. */
export type Taking = Pick<Act, 'tx' | 'now'> & { caller: { userId: string } }

/** Visits that several patients share have the same session; null for a visit of one patient. */
export function sessionOf({
  doctorId,
  kind,
  startAt,
  endAt,
}: Pick<Wanted, 'doctorId' | 'kind' | 'startAt' | 'endAt'>): string | null {
  if (kind.seats <= 1 || kind.kindId === null) return null
  return [doctorId, kind.kindId, startAt.toISOString(), endAt.toISOString()].join('/')
}

/**
 * A free seat and a free room or piece of equipment. Asked with the doctor's row locked where the kind has seats.
 * Throws `NoSuchSlot`. Costs nothing where the kind asks for neither.
 */
export async function takePlace(act: Taking, wanted: Wanted): Promise<TakenPlace> {
  const session = sessionOf(wanted)
  const { seat, taken } = session === null ? { seat: 1, taken: null } : await takeSeat(act, wanted, session)
  const resource = wanted.kind.resources.length === 0 ? null : await takeResource(act, wanted, session)
  return {
    columns: { session, seat, seats: Math.max(seat, wanted.kind.seats), resourceId: resource?.id ?? null },
    resourceName: resource?.name ?? null,
    seatsTaken: taken,
  }
}

const livingOthers = ({ caller, now }: Taking) =>
  sql`h.user_id is distinct from ${caller.userId} and h.expires_at > ${now.toISOString()}::timestamptz`

async function takeSeat(
  act: Taking,
  { doctorId, kind, startAt, except = '' }: Wanted,
  session: string,
): Promise<{ seat: number; taken: number }> {
  const rows = await rowsOf<{ seat: number | null }>(
    act.tx,
    sql`select seat from appointments
      where doctor_id = ${doctorId} and session = ${session} and status <> 'cancelled' and id <> ${except}
      union all select null from slot_holds h
        where h.doctor_id = ${doctorId} and h.session = ${session} and ${livingOthers(act)}`,
  )
  const taken = new Set(rows.map(({ seat }) => seat))
  const free = Array.from({ length: kind.seats }, (_, index) => index + 1).find((seat) => !taken.has(seat))
  if (free === undefined || rows.length >= kind.seats) throw new NoSuchSlot('taken', startAt.getTime())
  return { seat: free, taken: rows.filter(({ seat }) => seat !== null).length + 1 }
}

/** One that is free for the whole visit, in the order of the kind; those who share a visit share its room. */
async function takeResource(
  act: Taking,
  { kind, startAt, endAt, except = '' }: Wanted,
  session: string | null,
): Promise<{ id: string; name: string }> {
  const list = `{${kind.resources.join(',')}}`
  const [from, to] = [startAt.toISOString(), endAt.toISOString()]
  // Bookings that take one of them wait here, and see what was written meanwhile.
  await rowsOf(
    act.tx,
    sql`select id from resources where id = any(${list}::text[]) and deleted_at is null
      order by id for no key update`,
  )
  const [free] = await rowsOf<{ id: string; name: string }>(
    act.tx,
    sql`select r.id, r.name from resources r
      where r.id = any(${list}::text[]) and r.deleted_at is null
        and not exists (select from appointments a where a.resource_id = r.id and a.status <> 'cancelled'
          and a.id <> ${except} and (a.session is null or a.session is distinct from ${session}::text)
          and a.start_at < ${to}::timestamptz and a.end_at > ${from}::timestamptz)
        and not exists (select from slot_holds h where h.resource_id = r.id and ${livingOthers(act)}
          and (h.session is null or h.session is distinct from ${session}::text)
          and h.start_at < ${to}::timestamptz and h.end_at > ${from}::timestamptz)
        and not exists (select from days_off d where d.resource_id = r.id
          and d.start_at < ${to}::timestamptz and d.end_at > ${from}::timestamptz)
      order by not exists (select from appointments a where a.resource_id = r.id and a.status <> 'cancelled'
          and a.session = ${session}::text), array_position(${list}::text[], r.id)
      limit 1`,
  )
  if (!free) throw new NoSuchSlot('no-resource', startAt.getTime())
  return free
}
