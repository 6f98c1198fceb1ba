import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { isNarrowed, type ThreadPlace, threadPlaceQuery } from '@/lib/domain/thread-place'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { StateBadge } from './state-badge'

interface ThreadListProps {
  threads: readonly Thread[]
  place: ThreadPlace
  /** The one that is open. */
  current?: string | undefined
}

/** Threads, the latest first; each row leads to one. */
export function ThreadList({ threads, place, current }: ThreadListProps) {
  const t = useTranslations('threads')
  const isSearch = isNarrowed(place)
  if (threads.length === 0)
    return (
      <EmptyState
        icon="messages"
        title={
          place.state === 'waiting' && !place.q
            ? t('waitingCount', { count: 0 })
            : t(isSearch ? 'noMatch' : 'none')
        }
        description={place.q ? t('noMatchHint') : !isSearch && t('noneHint')}
        action={
          <NextStep
            href={isSearch ? routes.messages : routes.newThread}
            label={t(isSearch ? 'showAll' : 'newTitle')}
          />
        }
      />
    )
  return (
    <ul aria-label={t('list')} className="divide-y overflow-hidden rounded-lg border bg-card">
      {threads.map((thread) => (
        <li key={thread.id} className="relative">
          <Row
            thread={thread}
            href={routes.thread(thread.id) + threadPlaceQuery(place)}
            isCurrent={thread.id === current}
            isWide={current === undefined}
          />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  thread: Thread
  href: string
  isCurrent: boolean
  /** The list has the width of the screen: a row is one line there. */
  isWide: boolean
}

function Row({ thread, href, isCurrent, isWide }: RowProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { clinicName, subject, lastAt, lastText, lastAuthor, lastFromPatient, timeZone } = thread
  const { unread, state, waiting, assignedTo } = thread
  // The name is for the team alone: to patients their own threads differ by topic.
  const patient = patientNameOf(thread)
  // A closed conversation asks for nothing any more, nor does one that a colleague has answered.
  const isDue = needsReply(thread)
  const isNew = unread && state === 'open' && (!patient || waiting)
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-accent',
        isWide && 'lg:flex xl:gap-x-6',
        isCurrent && 'bg-primary-soft',
      )}
    >
      <span
        className={cn(
          'relative flex min-w-0 items-center',
          isNew || isDue ? 'font-semibold' : 'font-medium',
          isWide && 'shrink-0 sm:w-56',
        )}
      >
        {isNew && (
          <>
            <span aria-hidden="true" className="absolute -start-3 size-2 rounded-full bg-primary" />
            <span className="sr-only">{t('unread')}</span>
          </>
        )}
        {patient ? (
          <AsIs className="truncate">{patient}</AsIs>
        ) : (
          <span className="truncate">{t(`subjects.${subject}`)}</span>
        )}
      </span>
      <Time
        dateTime={lastAt}
        className={cn(
          'shrink-0 text-end text-xs text-muted-foreground tabular-nums',
          isWide && 'w-32 lg:order-last',
        )}
      >
        {formatSlot(lastAt, timeZone, locale)}
      </Time>
      <span
        className={cn(
          'col-span-2 line-clamp-2 min-w-0 grow text-sm text-ellipsis',
          isNew || isDue ? 'font-medium' : 'text-muted-foreground',
        )}
      >
        {lastFromPatient ? !patient && `${t('you')}: ` : <AsIs>{`${lastAuthor}: `}</AsIs>}
        {lastText}
      </span>
      <span className="col-span-2 flex min-w-0 shrink-0 flex-wrap gap-1">
        <Badge variant="secondary" translate={patient ? undefined : 'no'} className="max-w-full">
          <span className="truncate">{patient ? t(`subjects.${subject}`) : clinicName}</span>
        </Badge>
        <StateBadge thread={thread} />
        {assignedTo && (
          <Badge variant="outline" translate="no" className="max-w-28">
            <span className="truncate">{assignedTo.name}</span>
          </Badge>
        )}
      </span>
    </Link>
  )
}
