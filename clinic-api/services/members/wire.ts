import type { Member } from '#contract/members'
import type { Caller } from '../../policy/caller.ts'
import { reachFor } from '../../policy/can.ts'
import type { MemberRecord } from './queries.ts'

const instantOf = (moment: Date | string | null) => moment && new Date(moment).toISOString()

/** Addresses and sign-ins are for those who run the team. */
export function toWireMember(record: MemberRecord, caller: Caller): Member {
  const {
    id: _id,
    userId,
    name,
    surname,
    email,
    phone,
    roles,
    specialty,
    state,
    lastSignIn,
    twoFactor,
    invitedUntil,
    staffId,
  } = record
  const runsTeam = reachFor(caller, 'member.change') !== null
  const isDoctor = state === 'active' && roles.includes('doctor')
  return {
    _id,
    userId,
    name,
    surname,
    ...(state !== 'left' && { phone }),
    roles,
    specialty,
    state,
    doctorId: isDoctor ? staffId : null,
    week: isDoctor ? { minutes: record.minutes, booked: record.booked, visits: record.visits } : null,
    inUntil: isDoctor ? instantOf(record.inUntil) : null,
    inFrom: isDoctor ? instantOf(record.inFrom) : null,
    ...(isDoctor && { ahead: record.ahead }),
    ...(runsTeam && {
      email,
      lastSignIn: instantOf(lastSignIn),
      twoFactor,
      ...(state === 'invited' && { invitedUntil: instantOf(invitedUntil) }),
    }),
  }
}
