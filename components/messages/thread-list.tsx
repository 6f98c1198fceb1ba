import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Icon } from '@/components/ui/icon'
import { needsReply, patientNameOf, type Thread } from '@/lib/domain/thread'
import { groupsOf, isNarrowed, type ThreadPlace, threadPlaceQuery } from '@/lib/domain/thread-place'
import { formatRecent } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { NoReply } from './no-reply'
import { StateText } from './state-text'

interface ThreadListProps {
  threads: readonly Thread[]
  place: ThreadPlace
  /** The one that is open, null beside a new message. */
  current?: string | null | undefined
  /** The reader, when they are a doctor: their own come first. */
  me?: string | undefined
  now: Date
}

/** Threads by what they ask for, those that wait first; each row is a link. */
export function ThreadList({ threads, place, current, me, now }: ThreadListProps) {
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
  const groups = groupsOf(threads, me)
  const hasTitles = (place.state === '' || place.state === 'mine') && groups.some(({ key }) => key !== 'open')
  const [Title, Fold] = current === undefined ? (['h2', 'h2'] as const) : (['p', 'span'] as const)
  const isOneClinic = new Set(threads.map(({ clinicName }) => clinicName)).size === 1
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ key, threads: some }) => {
        const isTeams = some[0]?.patientName !== undefined
        const title = t(key === 'open' && isTeams ? 'answeredMany' : groupTitles[key])
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
                  saysClosed={!hasTitles}
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
        // Closed conversations ask nothing of the team: other groups leave them folded.
        if (key === 'closed' && isTeams && groups.length > 1)
          return (
            <details key={key} open={some.some(({ id }) => id === current)} className="group">
              <summary className={folded}>
                <Icon name="chevron-right" className="size-4 group-open:rotate-90" />
                {/* No paragraph may stand in a summary. */}
                <Fold className="font-medium">{title}</Fold>
                <span className="tabular-nums">{some.length}</span>
              </summary>
              {list}
            </details>
          )
        return (
          <section key={key} className="grid grid-cols-1 gap-1.5">
            {/* Each row of the first group says how long it waits. */}
            {hasTitles && !(isTeams && key === 'waiting') && (
              <Title className="text-sm font-medium text-muted-foreground">{title}</Title>
            )}
            {list}
          </section>
        )
      })}
    </div>
  )
}

const groupTitles = { waiting: 'waiting', open: 'open', closed: 'closedMany' } as const
const folded =
  'mb-1.5 flex min-h-6 w-fit cursor-pointer items-center gap-2 text-sm text-muted-foreground pointer-coarse:min-h-11'

interface RowProps {
  thread: Thread
  href: string
  isCurrent: boolean
  /** For a patient of several clinics. */
  namesClinic: boolean
  /** No heading above says that it is closed. */
  saysClosed: boolean
  me: string | undefined
  now: Date
}

function Row({ thread, href, isCurrent, namesClinic, saysClosed, me, now }: RowProps) {
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
      <span className={cn('flex min-w-0 items-center gap-2', isStrong ? 'font-semibold' : 'font-medium')}>
        {patient ? (
          <AsIs className="truncate">{patient}</AsIs>
        ) : (
          <span className="truncate">{t(`subjects.${subject}`)}</span>
        )}
        {isNew && (
          <>
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-primary" />
            <span className="sr-only">{t('unread')}</span>
          </>
        )}
      </span>
      <span className="text-end text-xs">
        {isDue ? (
          <StateText thread={thread} now={now} />
        ) : (
          <Time dateTime={lastAt} className="text-muted-foreground tabular-nums">
            {formatRecent(lastAt, now, timeZone, locale)}
          </Time>
        )}
      </span>
      {patient && <About thread={thread} me={me} />}
      <span
        className={cn(
          'col-span-full line-clamp-2 min-w-0 text-sm',
          isStrong ? 'font-medium' : 'text-muted-foreground',
        )}
      >
        {lastFromPatient ? (
          !patient && `${t('you')}: `
        ) : (
          <AsIs>{`${patient ? lastAuthor.split(' ')[0] : lastAuthor}: `}</AsIs>
        )}
        {lastText}
      </span>
      {!patient && (
        <span className="col-span-full flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          {thread.answeredBy && <AsIs>{thread.answeredBy}</AsIs>}
          {namesClinic && <AsIs>{thread.clinicName}</AsIs>}
          {(state === 'open' || saysClosed) && <StateText thread={thread} now={now} />}
        </span>
      )}
    </Link>
  )
}

/** Whose it is and its topic, for the team, above the last words. */
function About({ thread: { subject, assignedTo }, me }: Pick<RowProps, 'thread' | 'me'>) {
  const t = useTranslations('threads')
  const isMine = assignedTo && assignedTo.id === me
  return (
    <span className="col-span-full truncate text-xs text-muted-foreground">
      {assignedTo && (
        <span title={assignedTo.name} className={isMine ? 'font-medium text-primary-strong' : undefined}>
          {isMine ? (
            t('forYou')
          ) : (
            <KeptWords>{t('assignee', { name: keptWord(assignedTo.name.split(' ')[0] ?? '') })}</KeptWords>
          )}
        </span>
      )}
      {assignedTo && ' · '}
      {t(`subjects.${subject}`)}
    </span>
  )
}
