import type { ComponentProps, ReactNode } from 'react'
import { PageContainer } from '@/components/shared/page/page-container'
import { ThreadsLive } from './threads-live'
import { ThreadsPane } from './threads-pane'

interface MessagesFrameProps extends ComponentProps<typeof ThreadsPane> {
  /** An open conversation or a new one: beside the list on wide windows, alone on narrower ones. */
  children?: ReactNode
}

/** The list of conversations. None opens by itself, which would mark it as read: until then the list is as wide as the screen. */
export function MessagesFrame({ children, ...pane }: MessagesFrameProps) {
  return (
    <PageContainer text={pane.isStaff ? 'work' : 'patient'}>
      <ThreadsLive />
      {pane.current === undefined ? (
        <ThreadsPane {...pane} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <aside className="sticky top-20 -mb-12 max-h-[calc(100dvh-5rem)] overflow-y-auto max-xl:hidden print:hidden">
            <ThreadsPane {...pane} />
          </aside>
          {children}
        </div>
      )}
    </PageContainer>
  )
}
