'use client'

import { useSyncExternalStore } from 'react'

let zone: string | undefined

/** The zone of the viewer's own clock. Asked once: each time the browser is asked it makes a new format of dates. */
export function ownZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

const never = () => () => {}

/** Like `ownZone`, but null while the page is as the server wrote it, which does not know the zone. */
export const useOwnZone = () => useSyncExternalStore(never, ownZone, () => null)
