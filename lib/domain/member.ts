import type { WithId } from '#contract/calls/call'
import type { Member } from '#contract/members'
import type { Sentence } from './sentence'

/** Somebody of a clinic's team, invited, at work, or gone. */
export type TeamMember = WithId<Member>

/** The same with a doctor's first free time (ISO instant); null for who has none. */
export type ListedMember = TeamMember & { nextFree: string | null }

/** The sentence for a refused change of the team. */
export function memberRefusal({ status, message }: { status: number; message: string }): Sentence {
  if (status === 403) return { key: 'team.noSeat' }
  if (message === 'A clinic needs an administrator') return { key: 'team.lastAdmin' }
  return { key: status === 409 ? 'team.alreadyHere' : 'team.failed' }
}
