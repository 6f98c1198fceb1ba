import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { patientNameOf, type Waiting } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { StateText } from './state-text'

/** At most so many are shown beside other work. */
const mostShown = 3

const countOf = ({ threads, more }: Waiting) => `${threads.length}${more ? '+' : ''}`

/** Leads to the messages where small windows leave them to their screen, and says how many need a reply. */
export function WaitingCount({ waiting }: { waiting: Waiting }) {
  const t = useTranslations('threads')
  if (waiting.threads.length === 0) return null
  return (
    <Link
      href={routes.messages}
      prefetch={false}
      className={buttonVariants({ variant: 'link', className: 'font-normal lg:hidden print:hidden' })}
    >
      {t('title')} {countOf(waiting)}
    </Link>
  )
}

interface WaitingThreadsProps {
  waiting: Waiting
  now: Date
}

/** Conversations that need a reply, beside other work; nothing where none does. Small windows leave them to their screen. */
export function WaitingThreads({ waiting, now }: WaitingThreadsProps) {
  const t = useTranslations('threads')
  if (waiting.threads.length === 0) return null
  return (
    <section
      data-beside=""
      aria-labelledby="waiting-threads"
      className="rounded-lg border bg-card px-4 py-2 max-lg:hidden print:hidden"
    >
      <h2 id="waiting-threads" className="font-semibold">
        {t('title')}{' '}
        <span className="ms-1 font-normal text-muted-foreground tabular-nums">{countOf(waiting)}</span>
      </h2>
      <ul className="divide-y">
        {waiting.threads.slice(0, mostShown).map((thread) => (
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
            {/* People at the counter may look on: what they wrote stays behind the link. */}
            <p className="text-xs text-muted-foreground">{t(`subjects.${thread.subject}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
