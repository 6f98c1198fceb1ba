import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import { patientNameOf, type Waiting } from '@/lib/domain/thread'
import { groupsOf } from '@/lib/domain/thread-place'
import { routes } from '@/lib/routes'
import { StateText } from './state-text'

/** At most so many are shown beside other work. */
const mostShown = 3

interface WaitingThreadsProps {
  waiting: Waiting
  /** The reader, when they are a doctor: their own come first, with the patient's words. */
  me: string | null
  now: Date
}

/** Conversations that need a reply, beside other work; nothing where none does. Small windows have a row that leads to them. */
export function WaitingThreads({ waiting, me, now }: WaitingThreadsProps) {
  const t = useTranslations('threads')
  const threads = groupsOf(waiting.threads, me ?? undefined).flatMap((group) => group.threads)
  if (threads.length === 0) return null
  return (
    <section
      data-beside=""
      aria-labelledby="waiting-threads"
      className="rounded-lg border bg-card px-4 py-2 max-lg:py-0 print:hidden"
    >
      <h2 id="waiting-threads" className="font-semibold">
        <Link
          href={routes.messages}
          prefetch={false}
          className="flex items-center max-lg:min-h-11 underline-offset-2 hover:underline"
        >
          {t('title')}
          <span className="ms-2 grow font-normal text-muted-foreground tabular-nums">
            {threads.length}
            {waiting.more && '+'}
          </span>
          <Icon name="chevron-right" className="size-4 text-muted-foreground lg:hidden" />
        </Link>
      </h2>
      <ul className="divide-y max-lg:hidden">
        {threads.slice(0, mostShown).map((thread) => (
          <li key={thread.id} className="relative py-3">
            <p className="flex justify-between gap-2">
              <Link
                href={routes.thread(thread.id)}
                prefetch={false}
                className="min-w-0 font-medium wrap-anywhere underline-offset-2 after:absolute after:inset-0 hover:underline"
              >
                <AsIs>{patientNameOf(thread) ?? t('patient')}</AsIs>
              </Link>
              <StateText thread={thread} now={now} brief />
            </p>
            <p className="line-clamp-2 text-xs text-muted-foreground">
              {me !== null && thread.assignedTo?.id === me && (
                <span className="font-medium text-primary-strong">{t('forYou')} · </span>
              )}
              {/* People at the counter may look on: there, what patients wrote stays behind the link. */}
              {me !== null && thread.lastFromPatient ? (
                <AsIs>{thread.lastText}</AsIs>
              ) : (
                t(`subjects.${thread.subject}`)
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
