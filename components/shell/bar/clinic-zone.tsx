'use client'

import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** Shown when the viewer's own zone differs. Hidden it keeps its place, so that nothing moves. */
export function ClinicZone({ timeZone, label }: { timeZone: string; label: string }) {
  const differs = useSyncExternalStore(
    noSubscription,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone,
    () => false,
  )
  return (
    <span className={`shrink-0 text-xs text-muted-foreground max-lg:hidden ${differs ? '' : 'invisible'}`}>
      {label}
    </span>
  )
}
