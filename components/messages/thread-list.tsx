import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { groupsOf, isNarrowed, type ThreadPlace, threadPlaceQuery } from '@/lib/domain/thread-place'
import { capitalised } from '@/lib/format/capitalised'
import { formatRecent } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { NoReply } from './no-reply'
import { StateText } from './state-text'

interface ThreadListProps {
  threads: readonly Thread[]
  place: ThreadPlace
  isStaff?: boolean
  /** The one that is open, null beside a new message. */
  current?: string | null | undefined
  /** The reader, when they are a doctor: their own come first. */
  me?: string | undefined
  now: Date
}

/** Threads by what they ask for, those that wait first; each row is a link. */
export function ThreadList({ threads, place, isStaff = false, current, me, now }: ThreadListProps) {
  const t = useTranslations('threads')
  const isSearch = isNarrowed(place)
  if (threads.length === 0)
    return (
      <EmptyState
        icon="messages"
        title={
          place.state === 'waiting' && !place.q
            ? t('waitingCount', { count: 0 })
            : t(isSearch ? 'noMatch' : isStaff ? 'noneOpen' : 'none')
        }
        description={place.q ? t('noMatchHint') : !(isSearch || isStaff) && t('noneHint')}
        action={
          <NextStep
            href={isSearch ? routes.messages : routes.newThread}
            label={t(isSearch ? 'showAll' : 'newTitle')}
          />
        }
      />
    )
  const groups = groupsOf(threads, me)
  const hasTitles = !['open', 'closed'].includes(place.state) && groups.some(({ key }) => key !== 'open')
  const hasMine = groups[0]?.key === 'mine'
  const Title = current === undefined ? 'h2' : 'p'
  const isOneClinic = new Set(threads.map(({ clinicName }) => clinicName)).size === 1
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ key, threads: some }) => {
        const isTeams = some[0]?.patientName !== undefined
        const title = t(key === 'waiting' && hasMine ? 'forTeam' : (isTeams ? teamTitles : groupTitles)[key])
        const list = (
          <ul
            aria-label={hasTitles ? title : t('list')}
            className="divide-y overflow-hidden rounded-lg border bg-card"
          >
            {some.map((thread) => (
              <li key={thread.id} className="group/row relative">
                <Row
                  thread={thread}
                  href={routes.thread(thread.id) + threadPlaceQuery(place)}
                  isCurrent={thread.id === current}
                  namesClinic={!isOneClinic}
                  isTitled={hasTitles}
                  me={me}
                  now={now}
                />
                {needsReply(thread) && (
                  <ClientMessages of={['threads', 'errors']}>
                    <NoReply
                      threadId={thread.id}
                      name={patientNameOf(thread) ?? ''}
                      seenUntil={thread.lastAt}
                    />
                  </ClientMessages>
                )}
              </li>
            ))}
          </ul>
        )
        return (
          <section key={key} className="grid grid-cols-1 gap-1.5">
            {/* Alone, each row says that it waits, and for how long. */}
            {hasTitles && (groups.length > 1 || key !== 'waiting') && (
              <Title className="text-sm font-medium text-muted-foreground">{title}</Title>
            )}
            {list}
          </section>
        )
      })}
    </div>
  )
}

const groupTitles = { mine: 'forYou', waiting: 'waiting', open: 'open', closed: 'closedMany' } as const
const teamTitles = { ...groupTitles, open: 'answeredMany', closed: 'doneMany' } as const

interface RowProps {
  thread: Thread
  href: string
  isCurrent: boolean
  /** For a patient of several clinics. */
  namesClinic: boolean
  /** A heading above says whether it is the reader's, or closed. */
  isTitled: boolean
  me: string | undefined
  now: Date
}

function Row({ thread, href, isCurrent, namesClinic, isTitled, me, now }: RowProps) {
  const t = useTranslations('threads')
  const locale = useLocale()
  const { subject, lastAt, lastText, lastAuthor, lastFromPatient, timeZone, unread, state, waiting } = thread
  // The name is for the team alone: to patients their own threads differ by topic.
  const patient = patientNameOf(thread)
  // A closed conversation asks for nothing any more, nor does one that a colleague has answered.
  const isDue = needsReply(thread)
  const isNew = unread && !isCurrent && state === 'open' && (!patient || waiting)
  const isStrong = isNew || isDue
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 px-4 py-3 hover:bg-accent',
        isCurrent && 'bg-primary-soft',
      )}
    >
      <span className={cn('flex min-w-0 items-center', isStrong ? 'font-semibold' : 'font-medium')}>
        {/* In the margin, one below the other. */}
        {isNew && <span aria-hidden="true" className="-ms-3 me-1 size-2 shrink-0 rounded-full bg-primary" />}
        {patient ? (
          <AsIs className="truncate">{patient}</AsIs>
        ) : (
          <span className="truncate">{t(`subjects.${subject}`)}</span>
        )}
        {isNew && <span className="sr-only">{t('unread')}</span>}
      </span>
      <span className="text-end text-xs">
        {isDue ? (
          <StateText thread={thread} now={now} />
        ) : (
          <Time dateTime={lastAt} className="text-muted-foreground tabular-nums">
            {capitalised(formatRecent(lastAt, now, timeZone, locale))}
          </Time>
        )}
      </span>
      <span
        className={cn(
          'col-span-full min-w-0 text-sm',
          isStrong || patient ? 'line-clamp-3' : 'line-clamp-2',
          isStrong ? 'font-medium' : 'text-muted-foreground',
        )}
      >
        <span className="block">
          {patient && <About thread={thread} me={me} isTitled={isTitled} />}
          {lastFromPatient ? (
            !patient && `${t('you')}: `
          ) : (
            <AsIs>{`${patient ? lastAuthor.split(' ')[0] : lastAuthor}: `}</AsIs>
          )}
          {lastText}
        </span>
      </span>
      {!patient && (
        <span className="col-span-full flex flex-wrap gap-x-3 text-xs text-muted-foreground empty:hidden">
          {thread.answeredBy && <AsIs>{thread.answeredBy}</AsIs>}
          {namesClinic && <AsIs>{thread.clinicName}</AsIs>}
          {!(isTitled && state === 'closed') && <StateText thread={thread} now={now} />}
        </span>
      )}
    </Link>
  )
}

/** Whose it is and its topic, for the team: between who has written and their last words, which have the whole width. */
function About({ thread, me, isTitled }: Pick<RowProps, 'thread' | 'me' | 'isTitled'>) {
  const t = useTranslations('threads')
  const { subject, assignedTo } = thread
  const isMine = assignedTo && assignedTo.id === me
  const whose =
    isMine && isTitled && needsReply(thread)
      ? null
      : isMine
        ? t('forYou')
        : assignedTo && t('assignee', { name: keptWord(assignedTo.name.split(' ')[0] ?? '') })
  return (
    <span className="block text-xs leading-5 font-normal text-muted-foreground">
      {whose && (
        <span title={assignedTo?.name} className={isMine ? 'font-medium text-primary-strong' : undefined}>
          <KeptWords>{whose}</KeptWords>
          {' · '}
        </span>
      )}
      {t(`subjects.${subject}`)}{' '}
    </span>
  )
}
