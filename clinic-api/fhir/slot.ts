import type { Slot } from '@medplum/fhirtypes'
import { dayMs, minuteMs } from '#contract/durations'
import { addDays, dayAt } from '#contract/zone'
import { invalidInput } from '../errors.ts'
import { readDay } from '../services/appointments/available.ts'
import { bookedBy } from '../services/appointments/slots.ts'
import { getClinicSettings } from '../services/clinics/settings.ts'
import { getDoctor } from '../services/staff/queries.ts'
import { at, referTo } from './elements.ts'
import { needs } from './refusal.ts'
import type { FhirContext, Found, ResourceKind } from './resource-kind.ts'
import type { SearchQuery } from './search-query.ts'

const usualDays = 7
const mostDays = 31

export const slotKind: ResourceKind = {
  type: 'Slot',
  action: 'appointment.slots',
  parameters: {
    schedule: { type: 'reference', says: 'Whose times; needed unless _id is given' },
    start: {
      type: 'date',
      says: `From when to when, ${mostDays} days at most; the next ${usualDays} if left out`,
    },
    status: { type: 'token', says: 'free, busy or busy-unavailable' },
  },
  find: findSlots,
}

async function findSlots(context: FhirContext, query: SearchQuery): Promise<Found[]> {
  if (query.ids) return findNamed(context, query, query.ids)
  const doctorId = query.reference('schedule')
  if (!doctorId) throw needs('Say whose times: schedule')
  const { start, end, isMeant } = rangeOf(context, query)
  const statuses = query.tokens('status')
  const after = Date.parse(query.after?.[0] ?? '') || 0
  const found: Found[] = []
  for await (const slot of slotsOf(context, doctorId, { start: Math.max(start, after + 1), end })) {
    if (isMeant(slot) && (!statuses || statuses.includes(slot.status ?? '')))
      found.push({ resource: slot, key: [slot.start ?? ''] })
    if (found.length > query.count) break
  }
  return found
}

/** Slots by their ids, each of which says whose and when. */
async function findNamed(context: FhirContext, query: SearchQuery, ids: readonly string[]): Promise<Found[]> {
  const statuses = query.tokens('status')
  const [lastStart = '', lastId = ''] = query.after ?? []
  const found: Found[] = []
  for (const { doctorId, start } of ids.flatMap((id) => startOf(id) ?? []))
    for await (const slot of slotsOf(context, doctorId, { start, end: start + 1 }))
      if (!statuses || statuses.includes(slot.status ?? ''))
        found.push({ resource: slot, key: [slot.start ?? '', slot.id ?? ''] })
  return found
    .filter(({ key: [begins = '', id = ''] }) => begins > lastStart || (begins === lastStart && id > lastId))
    .sort((a, b) => (a.key.join() < b.key.join() ? -1 : 1))
}

function rangeOf({ deps }: FhirContext, query: SearchQuery) {
  const now = deps.clock.now()
  const asked = query.dates('start')
  const stretches = asked?.instants({ now }) ?? []
  const [first = Number.NEGATIVE_INFINITY] = stretches.map(({ from }) => from)
  const last = stretches.at(-1)?.until ?? Number.POSITIVE_INFINITY
  const start = Number.isFinite(first) ? first : now.getTime()
  const end = Number.isFinite(last) ? last : start + usualDays * dayMs
  if (end - start > mostDays * dayMs) throw invalidInput({ start: `At most ${mostDays} days` })
  return { start, end, isMeant: (slot: Slot) => asked?.holds(slot.start, { now }) ?? true }
}

/** Day by day, as the booking page sees them. */
async function* slotsOf(
  { deps, caller }: FhirContext,
  doctorId: string,
  { start, end }: { start: number; end: number },
) {
  const doctor = await getDoctor(deps.db.orm, doctorId, caller.clinicId)
  const clinicId = doctor?.clinicId
  const settings = clinicId ? await getClinicSettings(deps.db, clinicId) : null
  if (!clinicId || !settings) return
  const place = { clinicId, doctorId, by: bookedBy(caller, clinicId), userId: caller.userId }
  const last = dayAt(end, settings.timeZone)
  for (let day = dayAt(start, settings.timeZone); day <= last; day = addDays(day, 1)) {
    const plan = await readDay(deps, place, day)
    const statuses = new Map<number, Slot['status']>()
    for (const [time, reason] of plan.reasons)
      if (reason !== 'outside-shift') statuses.set(time, 'busy-unavailable')
    for (const time of plan.booked) statuses.set(time, 'busy')
    for (const time of plan.available) statuses.set(time, 'free')
    for (const [time, status] of [...statuses].sort(([a], [b]) => a - b)) {
      if (time < start || time >= end) continue
      yield toSlot({ doctorId, time, minutes: plan.minutes, status })
    }
  }
}

function toSlot(slot: { doctorId: string; time: number; minutes: number; status: Slot['status'] }): Slot {
  const { doctorId, time, minutes, status } = slot
  return {
    resourceType: 'Slot',
    id: `${doctorId}.${(time / minuteMs).toString(36)}`,
    schedule: referTo('Schedule', doctorId),
    status,
    start: at(new Date(time)),
    end: at(new Date(time + minutes * minuteMs)),
  }
}

function startOf(id: string): { doctorId: string; start: number } | null {
  const [, doctorId, minutes] = /^([\w-]{1,50})\.([0-9a-z]{1,7})$/.exec(id) ?? []
  if (!doctorId || !minutes) return null
  return { doctorId, start: Number.parseInt(minutes, 36) * minuteMs }
}
