/** Whether somebody is there, and whether the visit has begun. */
export interface Presence {
  arrivedAt: Date | null
  startedAt: Date | null
}

export type PresenceVerb = 'arrive' | 'leave' | 'start' | 'halt'

/**
 * The presence after the verb at `now`; null when it changes nothing. A visit that has begun counts as an arrival.
 */
export function presenceAfter(
  { arrivedAt, startedAt }: Presence,
  verb: PresenceVerb,
  now: Date,
): Presence | null {
  switch (verb) {
    case 'arrive':
      return arrivedAt ? null : { arrivedAt: now, startedAt }
    case 'leave':
      return arrivedAt ? { arrivedAt: null, startedAt: null } : null
    case 'start':
      return startedAt ? null : { arrivedAt: arrivedAt ?? now, startedAt: now }
    case 'halt':
      return startedAt ? { arrivedAt, startedAt: null } : null
  }
}
