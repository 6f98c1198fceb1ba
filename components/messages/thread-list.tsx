import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
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
  /** The one that is open, null beside a new message. */
  current?: string | null | undefined
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
  const isOneClinic = new Set(threads.map(({ clinicName }) => clinicName)).size === 1
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
                    namesClinic={!isOneClinic}
                    saysClosed={!hasTitles}
                    now={now}
                  />
                  {current === undefined && needsReply(thread) && (
                    <span className="absolute end-29 w-30 text-end max-xl:hidden">
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
  /** For a patient of several clinics. */
  namesClinic: boolean
  /** No heading above says that it is closed. */
  saysClosed: boolean
  now: Date
}

function Row({ thread, href, isCurrent, isWide: hasWidth, namesClinic, saysClosed, now }: RowProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { subject, lastAt, timeZone, unread, state, waiting } = thread
  // The name is for the team alone: to patients their own threads differ by topic.
  const patient = patientNameOf(thread)
  const isWide = hasWidth && patient !== undefined
  // A closed conversation asks for nothing any more, nor does one that a colleague has answered.
  const isDue = needsReply(thread)
  const isNew = unread && state === 'open' && (!patient || waiting)
  const isStrong = isNew || isDue
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-accent',
        // The third column has the room of the button beside the link.
        isWide && 'xl:grid-cols-[12rem_minmax(0,1fr)_7.5rem_5.5rem]',
        hasWidth && !patient && 'xl:grid-cols-[22rem_minmax(0,1fr)_5.5rem]',
        isCurrent && 'bg-primary-soft',
      )}
    >
      <span
        className={cn(
          'relative flex min-w-0 items-center gap-2',
          !patient && 'flex-wrap gap-y-1',
          isStrong ? 'font-semibold' : 'font-medium',
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
          <>
            <span className="shrink-0">{t(`subjects.${subject}`)}</span>
            {namesClinic && (
              <AsIs className="truncate text-sm font-normal text-muted-foreground">{thread.clinicName}</AsIs>
            )}
            {(state === 'open' || saysClosed) && <StateBadge thread={thread} now={now} />}
          </>
        )}
        {isNew && !patient && <Badge variant="accent">{t('unread')}</Badge>}
      </span>
      <span className={cn('text-end text-xs', hasWidth && 'xl:order-1', isWide && 'xl:col-start-4')}>
        {isDue ? (
          <StateBadge thread={thread} now={now} />
        ) : (
          <Time dateTime={lastAt} className="text-muted-foreground tabular-nums">
            {formatRecent(lastAt, now, timeZone, locale)}
          </Time>
        )}
      </span>
      <Words thread={thread} isStrong={isStrong} isWide={hasWidth} />
    </Link>
  )
}

/** The last words; for the team two lines of them, with topic and assignee, which follow them on wide rows. */
function Words({
  thread,
  isStrong,
  isWide: hasWidth,
}: Pick<RowProps, 'thread' | 'isWide'> & { isStrong: boolean }) {
  const t = useTranslations('threads')
  const { lastText, lastAuthor, lastFromPatient } = thread
  const isTeams = patientNameOf(thread) !== undefined
  const isWide = hasWidth && isTeams
  const words = (
    <span
      className={cn(
        'min-w-0 text-sm',
        isTeams ? 'line-clamp-2' : 'truncate',
        !isTeams && (hasWidth ? 'max-xl:col-span-full' : 'col-span-full'),
        isWide && 'xl:line-clamp-1',
        isStrong ? 'font-medium' : 'text-muted-foreground',
      )}
    >
      {lastFromPatient ? (
        !isTeams && `${t('you')}: `
      ) : (
        <AsIs>{`${isTeams ? lastAuthor.split(' ')[0] : lastAuthor}: `}</AsIs>
      )}
      {lastText}
    </span>
  )
  if (!isTeams) return words
  return (
    <span
      className={cn(
        'col-span-full grid min-w-0 gap-1',
        isWide && 'xl:flex xl:items-baseline xl:gap-2',
        // The column of the button beside the link is free where nothing is due, but for an assignee's sake.
        isWide && (needsReply(thread) || thread.assignedTo ? 'xl:col-span-1' : 'sm:col-span-2'),
      )}
    >
      {words}
      <Marks thread={thread} isWide={isWide} />
    </span>
  )
}

/** Topic and assignee for the team; on wide rows the assignee is in a column. */
function Marks({ thread, isWide }: Pick<RowProps, 'thread' | 'isWide'>) {
  const t = useTranslations('threads')
  const { subject, assignedTo } = thread
  return (
    <span className={cn('flex gap-2 text-xs text-muted-foreground', isWide && 'xl:grow')}>
      <span className="shrink-0 rounded-sm bg-secondary px-1.5 text-secondary-foreground">
        {t(`subjects.${subject}`)}
      </span>
      {assignedTo ? (
        <span title={assignedTo.name} className={cn('truncate', isWide && owner)}>
          <AsIs aria-hidden="true">{assignedTo.name.split(' ')[0]}</AsIs>
          <span className="sr-only">
            {t('assignedTo')} <AsIs>{assignedTo.name}</AsIs>
          </span>
        </span>
      ) : (
        isWide && needsReply(thread) && <span className={`max-xl:hidden ${owner}`}>{t('wholeTeam')}</span>
      )}
    </span>
  )
}

const owner = 'xl:ms-auto xl:w-24 xl:shrink-0'
