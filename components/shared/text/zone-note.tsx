'use client'

import { useOwnZone } from '@/lib/browser/device/own-zone'
import { sameClock } from '@/lib/format/dates'

interface ZoneNoteProps {
  /** ISO string */
  instant: string
  timeZone: string
  /** Names the zone, as 'Madrid time'. */
  label: string
}

/**
 * Names the clinic's zone after a time when the viewer's own zone differs. It stands at the end of a line, so that
 * nothing moves.
 */
export function ZoneNote({ instant, timeZone, label }: ZoneNoteProps) {
  const own = useOwnZone()
  const differs = own && !sameClock(instant, timeZone, own)
  return differs ? (
    <span className="text-[min(1em,max(0.875rem,0.6em))] leading-none font-normal text-muted-foreground">
      {' '}
      ({label})
    </span>
  ) : null
}
