'use client'

import { FullMessages } from '@/components/shared/text/full-messages'
import { RefusedState } from './refused-state'

/** The refused state inside an island: rare, so it loads with its texts when it happens. */
export function RefusedNotice({ message }: { message?: string }) {
  return (
    <FullMessages>
      <RefusedState message={message} />
    </FullMessages>
  )
}
