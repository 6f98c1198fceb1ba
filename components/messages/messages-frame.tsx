import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { PageContainer } from '@/components/shared/page/page-container'
import { groupsOf, threadPlaceQuery } from '@/lib/domain/thread-place'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { OpenFirst } from './open-first'
import { ThreadsLive } from './threads-live'
import { ThreadsPane } from './threads-pane'

interface MessagesFrameProps extends ComponentProps<typeof ThreadsPane> {
  /** An open conversation or a new one: beside the list on wide windows, alone on narrower ones. */
  children?: ReactNode
}

/** The list of conversations, and beside it one of them; an empty list has the width of the screen. */
export function MessagesFrame({ children, ...pane }: MessagesFrameProps) {
  const { page, place, isStaff, current, me } = pane
  const t = useTranslations('threads')
  const isList = current === undefined
  const [first] = (page && groupsOf(page.threads, me)[0]?.threads) ?? []
  return (
    <PageContainer text={isStaff ? 'work' : 'patient'}>
      <ThreadsLive />
      <div
        className={cn(
          'grid grid-cols-1 items-start gap-6',
          (!isList || first) && 'xl:grid-cols-[22rem_minmax(0,1fr)]',
        )}
      >
        {isList ? (
          <ThreadsPane {...pane} />
        ) : (
          <aside className="sticky top-20 -mb-12 max-h-[calc(100dvh-5rem)] overflow-y-auto max-xl:hidden print:hidden">
            <ThreadsPane {...pane} />
          </aside>
        )}
        {isList && first ? (
          <p className="card min-h-[calc(100dvh-8rem)] text-muted-foreground max-xl:hidden print:hidden">
            {t('chooseThread')}
          </p>
        ) : (
          children
        )}
      </div>
      {isList && (
        // Typing, or clearing what was typed, opens nothing: it would take the focus from the field.
        <OpenFirst
          key={threadPlaceQuery({ ...place, q: '' })}
          href={first && !place.q ? routes.thread(first.id) + threadPlaceQuery(place) : null}
        />
      )}
    </PageContainer>
  )
}
