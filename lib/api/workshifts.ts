import 'server-only'
import {
  deletedWorkshift,
  type Workshift as WireWorkshift,
  workshift,
  workshiftList,
} from '#contract/workshifts'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { endOfShift, type Workshift } from '@/lib/domain/workshift'

const seg = encodeURIComponent

/** Shifts of a doctor that touch the half-open range of ISO instants. */
export async function listWorkshifts(
  auth: ApiAuth,
  query: { doctorId: string; from: string; to: string },
): Promise<Workshift[]> {
  return (await callApi(auth, { path: '/workshifts', query, answer: workshiftList })).map(workshiftFromWire)
}

export async function createWorkshift(
  auth: ApiAuth,
  { doctorId, ...shift }: Omit<Workshift, 'id'>,
): Promise<Workshift> {
  const body = { doctorId, ...toWire(shift) }
  return workshiftFromWire(
    await callApi(auth, { method: 'POST', path: '/workshifts', body, answer: workshift }),
  )
}

/** Throws `ApiError` `appointments_affected` when pending appointments would fall outside, unless `force`. */
export async function updateWorkshift(
  auth: ApiAuth,
  { id, force, ...shift }: Pick<Workshift, 'id' | 'clinicId' | 'start' | 'end'> & { force: boolean },
): Promise<Workshift> {
  return workshiftFromWire(
    await callApi(auth, {
      method: 'PUT',
      path: `/workshifts/${seg(id)}`,
      query: forced(force),
      body: toWire(shift),
      answer: workshift,
    }),
  )
}

/** Like `updateWorkshift`: appointments inside are named before they lose their shift. Answers what takes it back. */
export async function deleteWorkshift(
  auth: ApiAuth,
  id: string,
  force: boolean,
): Promise<{ undo: string | null }> {
  const { undo } = await callApi(auth, {
    method: 'DELETE',
    path: `/workshifts/${seg(id)}`,
    query: forced(force),
    answer: deletedWorkshift,
  })
  return { undo: undo ?? null }
}

function forced(force: boolean): Record<string, string | undefined> {
  return { force: force ? 'true' : undefined }
}

function toWire({ clinicId, start, end }: Pick<Workshift, 'clinicId' | 'start' | 'end'>) {
  return { clinicId, startDate: start, duration: (Date.parse(end) - Date.parse(start)) / 60_000 }
}

export function workshiftFromWire(wire: WireWorkshift): Workshift {
  return {
    id: wire.id,
    doctorId: wire.doctorId,
    clinicId: wire.clinicId,
    start: wire.startDate,
    end: endOfShift(wire.startDate, wire.duration),
    ...(wire.seriesId && { seriesId: wire.seriesId }),
    ...(wire.clinicName !== undefined && { clinicName: wire.clinicName }),
  }
}
