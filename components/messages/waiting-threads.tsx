import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { patientNameOf, type Thread } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'
import { StateText } from './state-text'

interface WaitingThreadsProps {
  /** The longest wait first. */
  threads: readonly Thread[]
  now: Date
}

/** Conversations that need a reply, beside other work; nothing where none does. Small windows leave them to their screen. */
export function WaitingThreads({ threads, now }: WaitingThreadsProps) {
  const t = useTranslations('threads')
  if (threads.length === 0) return null
  return (
    <section
      data-beside=""
      aria-labelledby="waiting-threads"
      className="rounded-lg border bg-card px-4 py-2 max-lg:hidden print:hidden"
    >
      <h2 id="waiting-threads" className="font-semibold">
        {t('title')} <span className="ms-1 font-normal text-muted-foreground">{t('waiting')}</span>
      </h2>
      <ul className="divide-y">
        {threads.map((thread) => (
          <li key={thread.id} className="relative py-3">
            <p className="flex justify-between gap-2">
              <Link
                href={routes.thread(thread.id)}
                prefetch={false}
                className="min-w-0 font-medium wrap-anywhere underline-offset-2 after:absolute after:inset-0 hover:underline"
              >
                <AsIs>{patientNameOf(thread) ?? t('patient')}</AsIs>
              </Link>
              <StateText thread={thread} now={now} />
            </p>
            {/* People at the counter may look on: what they wrote stays behind the link. */}
            <p className="text-xs text-muted-foreground">{t(`subjects.${thread.subject}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
