import { messageAnswer } from '../common.ts'
import {
  acceptedOffer,
  urgentInput,
  waitlistEntry,
  waitlistInput,
  waitlistList,
  waitlistQuery,
} from '../waitlist.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

/** The waitlist and its offers. */
export const waitlistCalls = calls('waitlist', {
  list: GET('/waitlist', 'waitlist.read', { query: waitlistQuery, answer: waitlistList }),
  join: POST('/waitlist', 'waitlist.join', { body: waitlistInput, answer: waitlistEntry, status: 201 }),
  leave: DELETE('/waitlist/:id', 'waitlist.withdraw', { answer: messageAnswer }),
  putFirst: PUT('/waitlist/:id/urgent', 'waitlist.urgent', { body: urgentInput, answer: waitlistEntry }),
  accept: POST('/offers/:id/accept', 'offer.accept', { answer: acceptedOffer }),
  decline: POST('/offers/:id/decline', 'offer.decline', { answer: messageAnswer }),
})
