import type { urgentInput, waitlistInput } from '#contract/waitlist'
import type { Appointment } from '@/lib/domain/appointment'
import type { Wish } from '@/lib/domain/wish'
import { type Done, endpoint, type Types } from './endpoint'

export const waitlistEndpoints = {
  list: endpoint('GET /api/waitlist', 'waitlist.read', {} as Types<{ answer: Wish[] }>),
  join: endpoint(
    'POST /api/waitlist',
    'waitlist.join',
    {} as Types<{ body: typeof waitlistInput; answer: Wish }>,
  ),
  leave: endpoint('DELETE /api/waitlist/:id', 'waitlist.withdraw', {} as Types<{ answer: Done }>),
  putFirst: endpoint(
    'PUT /api/waitlist/:id/urgent',
    'waitlist.urgent',
    {} as Types<{ body: typeof urgentInput; answer: Wish }>,
  ),
  accept: endpoint('POST /api/offers/:id/accept', 'offer.accept', {} as Types<{ answer: Appointment }>),
  decline: endpoint('POST /api/offers/:id/decline', 'offer.decline', {} as Types<{ answer: Done }>),
}
