import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { groupsOf, isNarrowed, type ThreadPlace, threadPlaceQuery } from '@/lib/domain/thread-place'
import { formatRecent } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { NoReply } from './no-reply'
import { StateBadge } from './state-badge'

interface ThreadListProps {
  threads: readonly Thread[]
  place: ThreadPlace
  /** The one that is open. */
  current?: string | undefined
  now: Date
}

/** Threads by what they ask for, those that wait first; each row is a link. */
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
  const groups = groupsOf(threads)
  const hasTitles = (place.state === '' || place.state === 'mine') && groups.some(({ key }) => key !== 'open')
  const Title = current === undefined ? 'h2' : 'p'
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ key, threads: some }) => {
        const title = t(key === 'open' && some[0]?.patientName ? 'answeredMany' : groupTitles[key])
        return (
          <section key={key} className="grid grid-cols-1 gap-1.5">
            {hasTitles && <Title className="text-sm font-medium text-muted-foreground">{title}</Title>}
            <ul
              aria-label={hasTitles ? title : t('list')}
              className="divide-y overflow-hidden rounded-lg border bg-card"
            >
              {some.map((thread) => (
                <li key={thread.id} className="relative flex items-center">
                  <Row
                    thread={thread}
                    href={routes.thread(thread.id) + threadPlaceQuery(place)}
                    isCurrent={thread.id === current}
                    isWide={current === undefined}
                    now={now}
                  />
                  {current === undefined && needsReply(thread) && (
                    <span className="absolute end-4 w-36 text-end max-xl:hidden">
                      <ClientMessages of={['threads', 'errors']}>
                        <NoReply
                          threadId={thread.id}
                          name={patientNameOf(thread) ?? ''}
                          seenUntil={thread.lastAt}
                        />
                      </ClientMessages>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

const groupTitles = { waiting: 'waiting', open: 'open', closed: 'closedMany' } as const

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
        isWide && 'xl:flex xl:items-center xl:gap-4',
        // As wide as what ends a row that asks for a reply.
        isWide && !isDue && 'xl:pe-58',
        isCurrent && 'bg-primary-soft',
      )}
    >
      <span
        className={cn(
          'relative flex min-w-0 items-center gap-2',
          isNew || isDue ? 'font-semibold' : 'font-medium',
          isWide && 'shrink-0 xl:w-48',
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
      <span className={cn('shrink-0 text-end text-xs', isWide && 'xl:order-1 xl:w-28')}>
        {isDue ? (
          <StateBadge thread={thread} now={now} />
        ) : (
          <Time dateTime={lastAt} className="text-muted-foreground tabular-nums">
            {formatRecent(lastAt, now, timeZone, locale)}
          </Time>
        )}
      </span>
      <span
        className={cn(
          'col-span-2 line-clamp-2 min-w-0 grow text-sm text-ellipsis',
          isWide && 'sm:col-span-1',
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
      {/* The room at its end is that of the button beside the link. */}
      {isWide && isDue && (
        <span className="order-last me-36 shrink-0 rounded-md border px-2.5 py-1 text-sm font-medium text-primary-strong max-xl:hidden">
          {t('reply')}
        </span>
      )}
      <Marks thread={thread} isWide={isWide} now={now} />
    </Link>
  )
}

/** Topic and assignee for the team, clinic and state for a patient, in columns of fixed width on wide rows. */
function Marks({ thread, isWide, now }: Pick<RowProps, 'thread' | 'isWide' | 'now'>) {
  const t = useTranslations('threads')
  const { clinicName, subject, assignedTo, state } = thread
  const isTeams = patientNameOf(thread) !== undefined
  const [first = '', second] = assignedTo?.name.split(' ') ?? []
  return (
    <span
      className={cn(
        'col-span-2 flex min-w-0 shrink-0 flex-wrap items-center gap-1',
        isWide && 'sm:col-span-1 sm:justify-end xl:flex-nowrap xl:justify-start',
      )}
    >
      <span className={cn('flex min-w-0', isWide && 'xl:w-28')}>
        {isTeams ? (
          <Badge variant="secondary" className="max-w-full">
            <span className="truncate">{t(`subjects.${subject}`)}</span>
          </Badge>
        ) : (
          <AsIs className="text-sm text-muted-foreground wrap-anywhere">{clinicName}</AsIs>
        )}
      </span>
      <span className={cn('flex min-w-0', isWide && (isTeams ? 'xl:w-24' : 'xl:w-40'))}>
        {!isTeams && state === 'open' && <StateBadge thread={thread} now={now} />}
        {assignedTo && (
          <span title={assignedTo.name} className="flex min-w-0 items-center gap-1.5">
            <Avatar name={first} surname={second} className="size-6" />
            {isWide && (
              <AsIs aria-hidden="true" className="truncate text-xs text-muted-foreground max-xl:hidden">
                {first}
              </AsIs>
            )}
            <span className="sr-only">
              {t('assignedTo')} <AsIs>{assignedTo.name}</AsIs>
            </span>
          </span>
        )}
        {isWide && !assignedTo && needsReply(thread) && (
          <span className="text-xs text-muted-foreground max-xl:hidden">{t('wholeTeam')}</span>
        )}
      </span>
    </span>
  )
}
