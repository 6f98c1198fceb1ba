import type { dayQuery, deskNoteInput } from '#contract/appointments'
import type { Today, TodayVisit } from '@/lib/domain/today'
import { endpoint, type Types } from './endpoint'

type Visit = Types<{ answer: TodayVisit }>

/** The desk's calls for the visits of the day. */
export const todayEndpoints = {
  read: endpoint(
    'GET /api/today',
    'appointment.list-range',
    {} as Types<{ query: typeof dayQuery; answer: Today }>,
  ),
  arrive: endpoint('PUT /api/appointments/:id/arrived', 'appointment.receive', {} as Visit),
  leave: endpoint('DELETE /api/appointments/:id/arrived', 'appointment.receive', {} as Visit),
  start: endpoint('PUT /api/appointments/:id/started', 'appointment.receive', {} as Visit),
  halt: endpoint('DELETE /api/appointments/:id/started', 'appointment.receive', {} as Visit),
  note: endpoint(
    'PUT /api/appointments/:id/desk-note',
    'appointment.desk-note',
    {} as Types<{ body: typeof deskNoteInput; answer: TodayVisit }>,
  ),
}
