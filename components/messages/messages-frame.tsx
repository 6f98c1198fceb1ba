import type { ComponentProps, ReactNode } from 'react'
import { PageContainer } from '@/components/shared/page/page-container'
import { isNarrowed } from '@/lib/domain/thread-place'
import { cn } from '@/lib/utils'
import { ThreadsLive } from './threads-live'
import { ThreadsPane } from './threads-pane'

interface MessagesFrameProps extends ComponentProps<typeof ThreadsPane> {
  /** Beside the list on wide windows; an open conversation is alone on narrower ones. */
  children: ReactNode
}

/** The list of conversations in the same place, whatever is beside it; without any it has the whole width. */
export function MessagesFrame({ children, ...pane }: MessagesFrameProps) {
  const { page, place, isStaff, current } = pane
  const isAlone = current === undefined && page?.threads.length === 0 && !isNarrowed(place)
  return (
    <PageContainer text={isStaff ? 'work' : 'patient'}>
      <ThreadsLive />
      <div
        className={cn('grid grid-cols-1 items-start gap-6', !isAlone && 'xl:grid-cols-[22rem_minmax(0,1fr)]')}
      >
        {current === undefined ? (
          <ThreadsPane {...pane} />
        ) : (
          <aside className="max-xl:hidden print:hidden">
            <ThreadsPane {...pane} />
          </aside>
        )}
        {children}
      </div>
    </PageContainer>
  )
}
