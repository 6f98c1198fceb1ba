'use client'

import { useOwnZone } from '@/lib/browser/own-zone'

/** Shown when the viewer's own zone differs. Hidden it keeps its place, so that nothing moves. */
export function ClinicZone({ timeZone, label }: { timeZone: string; label: string }) {
  const own = useOwnZone()
  const differs = own && own !== timeZone
  return (
    <span className={`shrink-0 text-xs text-muted-foreground max-lg:hidden ${differs ? '' : 'invisible'}`}>
      {label}
    </span>
  )
}
