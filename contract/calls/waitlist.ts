import { messageAnswer } from '../common.ts'
import {
  acceptedOffer,
  urgentInput,
  waitlistEntry,
  waitlistInput,
  waitlistList,
  waitlistQuery,
} from '../waitlist.ts'
import { calls } from './call.ts'

/** The waitlist and its offers. */
export const waitlistCalls = calls('waitlist', {
  list: {
    method: 'GET',
    path: '/waitlist',
    action: 'waitlist.read',
    query: waitlistQuery,
    answer: waitlistList,
  },
  join: {
    method: 'POST',
    path: '/waitlist',
    action: 'waitlist.join',
    body: waitlistInput,
    answer: waitlistEntry,
    status: 201,
  },
  leave: { method: 'DELETE', path: '/waitlist/:id', action: 'waitlist.withdraw', answer: messageAnswer },
  putFirst: {
    method: 'PUT',
    path: '/waitlist/:id/urgent',
    action: 'waitlist.urgent',
    body: urgentInput,
    answer: waitlistEntry,
  },
  accept: { method: 'POST', path: '/offers/:id/accept', action: 'offer.accept', answer: acceptedOffer },
  decline: { method: 'POST', path: '/offers/:id/decline', action: 'offer.decline', answer: messageAnswer },
})
