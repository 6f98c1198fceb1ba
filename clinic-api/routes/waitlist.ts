import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import {
  acceptedOffer,
  urgentInput,
  waitlistEntry,
  waitlistInput,
  waitlistList,
  waitlistQuery,
} from '#contract/waitlist'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsWaiting } from '../http/shown.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { acceptOffer } from '../services/waitlist/accept-offer.ts'
import { leaveWaitlist, putFirst } from '../services/waitlist/change-entry.ts'
import { declineOffer } from '../services/waitlist/end-offer.ts'
import { getEntry, listWaiting, subjectOfEntry } from '../services/waitlist/entries.ts'
import { joinWaitlist } from '../services/waitlist/join.ts'
import { getOffer, subjectOfOffer } from '../services/waitlist/offers.ts'
import { toWireEntry } from '../services/waitlist/wire.ts'

const tags = ['waitlist']
const params = z.object({ id })

/** Who waits for something to come free, and what they are offered. */
export function waitlistRoutes(app: ApiServer, deps: Deps): void {
  const ownEntry = async (entryId: string) => {
    const found = await getEntry(deps.db.orm, entryId)
    return found && subjectOfEntry(found)
  }
  const ownOffer = async (offerId: string) => {
    const found = await getOffer(deps.db.orm, offerId)
    return found && subjectOfOffer(found)
  }

  app.get(
    '/waitlist',
    {
      config: { access: 'waitlist.read', shows: showsWaiting },
      schema: { tags, querystring: waitlistQuery, response: { 200: waitlistList } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { clinicId, appointmentId } = request.query
      const all = await listWaiting(deps, caller, clinicId)
      const entries = appointmentId ? all.filter(({ entry }) => entry.appointmentId === appointmentId) : all
      return entries.map((each) => toWireEntry(each, caller.staffId !== null))
    },
  )

  app.post(
    '/waitlist',
    {
      config: { access: 'waitlist.join' },
      schema: { tags, body: waitlistInput, response: { 201: waitlistEntry } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const entry = await joinWaitlist(deps, caller, request.body)
      return reply.code(201).send(toWireEntry(entry, caller.staffId !== null))
    },
  )

  app.delete(
    '/waitlist/:id',
    {
      ...guarded('waitlist.withdraw', ownEntry),
      schema: { tags, params, response: { 200: messageAnswer } },
    },
    async (request) => {
      await leaveWaitlist(deps, callerOf(request), request.params.id)
      return { message: 'Taken off the waitlist' }
    },
  )

  app.put(
    '/waitlist/:id/urgent',
    {
      ...guarded('waitlist.urgent', ownEntry),
      schema: { tags, params, body: urgentInput, response: { 200: waitlistEntry } },
    },
    async (request) =>
      toWireEntry(await putFirst(deps, callerOf(request), request.params.id, request.body.reason), true),
  )

  app.post(
    '/offers/:id/accept',
    { ...guarded('offer.accept', ownOffer), schema: { tags, params, response: { 200: acceptedOffer } } },
    async (request) => {
      const caller = callerOf(request)
      const record = await acceptOffer(deps, caller, request.params.id)
      return toWireAppointment(record, caller.staffId !== null)
    },
  )

  app.post(
    '/offers/:id/decline',
    { ...guarded('offer.decline', ownOffer), schema: { tags, params, response: { 200: messageAnswer } } },
    async (request) => {
      await declineOffer(deps, callerOf(request), request.params.id)
      return { message: 'Offer declined' }
    },
  )
}
