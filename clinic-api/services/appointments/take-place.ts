import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import type { Work } from '../../write/write.ts'
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
export async function takePlace(tx: Work['tx'], wanted: Wanted): Promise<TakenPlace> {
  const session = sessionOf(wanted)
  const { seat, taken } = session === null ? { seat: 1, taken: null } : await takeSeat(tx, wanted, session)
  const resource = wanted.kind.resources.length === 0 ? null : await takeResource(tx, wanted, session)
  return {
    columns: { session, seat, seats: Math.max(seat, wanted.kind.seats), resourceId: resource?.id ?? null },
    resourceName: resource?.name ?? null,
    seatsTaken: taken,
  }
}

async function takeSeat(
  tx: Work['tx'],
  { doctorId, kind, startAt, except = '' }: Wanted,
  session: string,
): Promise<{ seat: number; taken: number }> {
  const rows = await rowsOf<{ seat: number }>(
    tx,
    sql`select seat from appointments
      where doctor_id = ${doctorId} and session = ${session} and status <> 'cancelled' and id <> ${except}`,
  )
  const taken = new Set(rows.map(({ seat }) => seat))
  const free = Array.from({ length: kind.seats }, (_, index) => index + 1).find((seat) => !taken.has(seat))
  if (free === undefined || rows.length >= kind.seats) throw new NoSuchSlot('taken', startAt.getTime())
  return { seat: free, taken: rows.length + 1 }
}

/** One that is free for the whole visit, in the order of the kind; those who share a visit share its room. */
async function takeResource(
  tx: Work['tx'],
  { kind, startAt, endAt, except = '' }: Wanted,
  session: string | null,
): Promise<{ id: string; name: string }> {
  const list = `{${kind.resources.join(',')}}`
  const [from, to] = [startAt.toISOString(), endAt.toISOString()]
  // Bookings that take one of them wait here, and see what was written meanwhile.
  await rowsOf(
    tx,
    sql`select id from resources where id = any(${list}::text[]) and deleted_at is null
      order by id for no key update`,
  )
  const [free] = await rowsOf<{ id: string; name: string }>(
    tx,
    sql`select r.id, r.name from resources r
      where r.id = any(${list}::text[]) and r.deleted_at is null
        and not exists (select from appointments a where a.resource_id = r.id and a.status <> 'cancelled'
          and a.id <> ${except} and (a.session is null or a.session is distinct from ${session}::text)
          and a.start_at < ${to}::timestamptz and a.end_at > ${from}::timestamptz)
        and not exists (select from days_off d where d.resource_id = r.id
          and d.start_at < ${to}::timestamptz and d.end_at > ${from}::timestamptz)
      order by not exists (select from appointments a where a.resource_id = r.id and a.status <> 'cancelled'
          and a.session = ${session}::text), array_position(${list}::text[], r.id)
      limit 1`,
  )
  if (!free) throw new NoSuchSlot('no-resource', startAt.getTime())
  return free
}
