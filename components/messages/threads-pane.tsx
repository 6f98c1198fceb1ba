import { useTranslations } from 'next-intl'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { LoadError } from '@/components/shared/state/load-error'
import { nextPage, previousPage } from '@/lib/domain/cursor-trail'
import { countWaiting, type ThreadPage, type ThreadPlace, threadPlaceQuery } from '@/lib/domain/thread-place'
import { routes } from '@/lib/routes'
import { ThreadFilters } from './thread-filters'
import { ThreadList } from './thread-list'
import { WriteLink } from './write-link'

/** A patient with fewer conversations sees all of them at a glance. */
const enoughToFilter = 6

interface ThreadsPaneProps {
  /** Null when it could not be loaded. */
  page: ThreadPage | null
  place: ThreadPlace
  isStaff: boolean
  /** The conversation that is open beside the list, null for a new one. */
  current?: string | null | undefined
  /** The reader, when they are a doctor. */
  me?: string | undefined
  now: Date
}

/** The list of conversations with its title, search and filters. */
export function ThreadsPane({ page, place, isStaff, current, me, now }: ThreadsPaneProps) {
  const t = useTranslations('threads')
  const isOpen = current !== undefined
  const isMany = page && (page.nextCursor !== null || page.threads.length >= enoughToFilter)
  const hasStates = isStaff || isMany || place.state !== '' || place.cursor !== null
  const addressOf = (other: ThreadPlace | null) => other && routes.messages + threadPlaceQuery(other)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {isOpen ? (
          <p className="text-xl font-semibold">{t('title')}</p>
        ) : (
          <h1 className="text-xl font-semibold">{t('title')}</h1>
        )}
        {/* Beside an open conversation its own button to send leads. */}
        {current !== null && <WriteLink look="button" />}
      </div>
      {(hasStates || place.q !== '') && (
        <ThreadFilters
          place={place}
          isStaff={isStaff}
          isOpen={isOpen}
          hasStates={hasStates}
          waiting={page && countWaiting(page, place)}
        />
      )}
      {page ? (
        <>
          <ThreadList
            threads={page.threads}
            place={place}
            isStaff={isStaff}
            current={current}
            me={me}
            now={now}
          />
          <CursorPages
            label={t('title')}
            summary={null}
            previous={addressOf(previousPage(place))}
            next={addressOf(page.nextCursor ? nextPage(place, page.nextCursor) : null)}
          />
        </>
      ) : (
        <LoadError message={t('loadFailed')} />
      )}
    </div>
  )
}
