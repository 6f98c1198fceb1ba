import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ClinicTasks as Tasks } from '#contract/clinic-tasks'
import { routes, withQuery } from '@/lib/routes'
import { cn } from '@/lib/utils'

const kinds = ['replies', 'toVerify', 'calls', 'waitlist', 'unclosed'] as const

const placesOf = ({ firstUnclosed }: Tasks): Record<(typeof kinds)[number], string> => ({
  replies: withQuery(routes.messages, { state: 'waiting' }),
  toVerify: routes.today,
  calls: routes.today,
  waitlist: `${routes.today}#waitlist`,
  unclosed: withQuery(routes.calendar, { view: 'team', day: firstUnclosed ?? undefined }),
})

/** The team's open tasks in one line, each count a link; nothing if there are none. */
export function ClinicTasks({ tasks }: { tasks: Tasks }) {
  const t = useTranslations('clinicTasks')
  const places = placesOf(tasks)
  const waiting = kinds.filter((kind) => tasks[kind] > 0)
  if (waiting.length === 0) return null
  return (
    <nav aria-label={t('title')} className="print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {waiting.map((kind) => (
          <li key={kind}>
            <Link
              href={places[kind]}
              prefetch={false}
              className={cn(
                'inline-flex min-h-9 items-center underline decoration-border underline-offset-4 hover:decoration-current pointer-coarse:-my-1 pointer-coarse:min-h-11',
                kind === 'unclosed' && 'text-warning-strong',
              )}
            >
              <span>
                <b className="font-semibold tabular-nums">{tasks[kind]}</b>{' '}
                {t.rich(kind, {
                  count: tasks[kind],
                  more: (words) => <span className="max-sm:sr-only">{words}</span>,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
