import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { isNarrowed, type ThreadPlace, threadPlaceQuery } from '@/lib/domain/thread-place'
import { formatRecent } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { NoReply } from './no-reply'
import { StateBadge } from './state-badge'
import { WaitingTime } from './waiting-time'

interface ThreadListProps {
  threads: readonly Thread[]
  place: ThreadPlace
  /** The one that is open. */
  current?: string | undefined
  now: Date
}

/** Threads in the given order; each row is a link. */
export function ThreadList({ threads, place, current, now }: ThreadListProps) {
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
        <li key={thread.id} className="relative flex items-center">
          <Row
            thread={thread}
            href={routes.thread(thread.id) + threadPlaceQuery(place)}
            isCurrent={thread.id === current}
            isWide={current === undefined}
            now={now}
          />
          {current === undefined && thread.waiting !== undefined && (
            <span className="w-36 shrink-0 max-xl:hidden">
              {needsReply(thread) && (
                <ClientMessages of={['threads', 'errors']}>
                  <NoReply threadId={thread.id} name={patientNameOf(thread) ?? ''} />
                </ClientMessages>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  thread: Thread
  href: string
  isCurrent: boolean
  /** The list has the width of the screen: a row of the team's is one line there. */
  isWide: boolean
  now: Date
}

function Row({ thread, href, isCurrent, isWide: hasWidth, now }: RowProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { subject, lastAt, lastText, lastAuthor, lastFromPatient, timeZone, unread, state, waiting } = thread
  // The name is for the team alone: to patients their own threads differ by topic.
  const patient = patientNameOf(thread)
  const isWide = hasWidth && patient !== undefined
  // A closed conversation asks for nothing any more, nor does one that a colleague has answered.
  const isDue = needsReply(thread)
  const isNew = unread && state === 'open' && (!patient || waiting)
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-accent',
        isWide && 'xl:flex xl:items-center',
        isCurrent && 'bg-primary-soft',
      )}
    >
      <span
        className={cn(
          'relative flex min-w-0 items-center gap-2',
          isNew || isDue ? 'font-semibold' : 'font-medium',
          isWide && 'shrink-0 xl:w-52',
        )}
      >
        {isNew && (
          <>
            <span aria-hidden="true" className="absolute -start-3 size-2 rounded-full bg-primary" />
            {patient && <span className="sr-only">{t('unread')}</span>}
          </>
        )}
        {patient ? (
          <AsIs className="truncate">{patient}</AsIs>
        ) : (
          <span className="truncate">{t(`subjects.${subject}`)}</span>
        )}
        {isNew && !patient && <Badge variant="accent">{t('unread')}</Badge>}
      </span>
      <span className={cn('shrink-0 text-end text-xs', isWide && 'xl:order-last xl:w-20')}>
        {isDue && thread.waitingSince ? (
          <WaitingTime thread={thread} now={now} />
        ) : (
          <Time dateTime={lastAt} className="text-muted-foreground tabular-nums">
            {formatRecent(lastAt, now, timeZone, locale)}
          </Time>
        )}
      </span>
      <span
        className={cn(
          'col-span-2 line-clamp-2 min-w-0 grow text-sm text-ellipsis',
          isWide && 'xl:line-clamp-1 xl:break-all',
          isNew || isDue ? 'font-medium' : 'text-muted-foreground',
        )}
      >
        {lastFromPatient ? (
          !patient && `${t('you')}: `
        ) : (
          <AsIs>{`${patient ? lastAuthor.split(' ')[0] : lastAuthor}: `}</AsIs>
        )}
        {lastText}
      </span>
      <Marks thread={thread} isWide={isWide} />
    </Link>
  )
}

/** Topic or clinic, state and assignee, in columns of fixed width on wide rows. */
function Marks({ thread, isWide }: Pick<RowProps, 'thread' | 'isWide'>) {
  const t = useTranslations('threads')
  const { clinicName, subject, assignedTo } = thread
  const patient = patientNameOf(thread)
  const [first = '', second] = assignedTo?.name.split(' ') ?? []
  return (
    <span className="col-span-2 flex min-w-0 shrink-0 flex-wrap items-center gap-x-1 gap-y-1">
      <span className={cn('flex min-w-0', isWide && 'xl:w-28')}>
        {patient ? (
          <Badge variant="secondary" className="max-w-full">
            <span className="truncate">{t(`subjects.${subject}`)}</span>
          </Badge>
        ) : (
          <AsIs className="text-sm text-muted-foreground wrap-anywhere">{clinicName}</AsIs>
        )}
      </span>
      <span className={cn('flex', isWide && (patient ? 'xl:w-28' : 'xl:w-40'))}>
        <StateBadge thread={thread} />
      </span>
      {patient && (
        <span className={cn('flex', isWide && 'xl:w-8')}>
          {assignedTo && (
            <span title={assignedTo.name}>
              <Avatar name={first} surname={second} className="size-6" />
              <span className="sr-only">
                {t('assignedTo')} <AsIs>{assignedTo.name}</AsIs>
              </span>
            </span>
          )}
        </span>
      )}
    </span>
  )
}
