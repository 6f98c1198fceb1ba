import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { daysBetween } from '#contract/series-pattern'
import type { Insights } from '@/lib/domain/insights'
import {
  changeOf,
  fillOf,
  hoursOf,
  type InsightsState,
  percentOf,
  type Selection,
} from '@/lib/domain/insights'
import { cn } from '@/lib/utils'
import { VisitsLink } from './visits-link'

interface KeyFiguresProps {
  state: InsightsState
  now: Insights
  before: Insights
}

interface Shown {
  id: string
  label: string
  /** Null where there is nothing to measure. */
  value: string | null
  before: string | null
  /** By how much it changed; null where nothing can be compared. */
  difference: number | null
  unit?: 'points' | 'difference'
  /** The change in percent of what was before, by which it is marked; left out, the change itself decides. */
  weight?: number | null
  /** The direction that is bad for a clinic; absent where neither is. */
  bad?: 'up' | 'down'
  /** The least change that is marked. */
  least?: number
  which: Selection
  more?: string | null
}

/** A smaller change, in percent or points or of a handful, happens by chance. */
const leastTold = 5

/** Few appointments are missed, so fewer points of them matter. */
const leastMissed = 2

/** These lead; the others are a strip below them, which phones fold. */
const leading = 3

/** Percentages of less than this say more about chance than about the clinic. */
const leastBase = 20

const grown = (now: number | null, before: number | null) => ({
  difference: now === null || !before ? null : now - before,
  weight: before !== null && before >= leastBase ? changeOf(now, before) : null,
})

/** The numbers of the period, each beside that of the period before and with the way to its visits. */
export function KeyFigures({ state, now, before }: KeyFiguresProps) {
  const t = useTranslations('insights')
  const count = (value: number) => t('count', { value })
  const percent = (value: number | null) => (value === null ? null : t('percent', { value }))
  const fill = ({ fill: weeks }: Insights) => {
    const { bookedMinutes, bookableMinutes } = fillOf(weeks)
    return percentOf(bookedMinutes, bookableMinutes)
  }
  const total = fillOf(now.fill)
  const weeks = (daysBetween(state.from, state.to) + 1) / 7
  const [fillNow, fillBefore] = [fill(now), fill(before)]
  const missed = ({ noShows, visits }: Insights) => percentOf(noShows, visits)
  const [missedNow, missedBefore] = [missed(now), missed(before)]
  const days = (value: number | null) => (value === null ? null : t('days', { value }))
  const minutes = (value: number | null) => (value === null ? null : t('minutes', { value }))
  const nineInTen = (value: string | null) => (value === null ? null : t('nineInTen', { value }))
  const counted = (id: 'visits' | 'lateCancellations' | 'newPatients' | 'returningPatients') => ({
    id,
    label: t(id),
    value: count(now[id]),
    before: count(before[id]),
    ...grown(now[id], before[id]),
  })
  const measured = (id: 'leadDays' | 'waitingMinutes', written: typeof days) => ({
    id,
    label: t(id),
    value: written(now[id].p50),
    before: written(before[id].p50),
    ...grown(now[id].p50, before[id].p50),
    more: nineInTen(written(now[id].p90)),
  })
  const shown: Shown[] = [
    {
      id: 'fill',
      label: t('fill'),
      value: percent(fillNow),
      before: percent(fillBefore),
      difference: fillNow === null || fillBefore === null ? null : fillNow - fillBefore,
      unit: 'points',
      bad: 'down',
      which: 'visits',
      more:
        fillNow === null
          ? null
          : t('hoursOf', { booked: hoursOf(total.bookedMinutes), bookable: hoursOf(total.bookableMinutes) }),
    },
    {
      ...counted('visits'),
      bad: 'down',
      which: 'visits',
      more: weeks > 1 && now.visits >= weeks ? t('aWeek', { value: Math.round(now.visits / weeks) }) : null,
    },
    {
      id: 'noShows',
      label: t('noShows'),
      value: percent(missedNow),
      before: percent(missedBefore),
      difference:
        missedNow === null || missedBefore === null || before.visits < leastBase
          ? null
          : missedNow - missedBefore,
      unit: 'points',
      bad: 'up',
      least: leastMissed,
      which: 'no-shows',
      more: missedNow === null ? null : t('ofVisits', { value: now.noShows, visits: now.visits }),
    },
    {
      ...counted('lateCancellations'),
      bad: 'up',
      which: 'late-cancellations',
      more: t('ofCancellations', { value: now.cancellations }),
    },
    { ...measured('leadDays', days), which: 'visits' },
    { ...measured('waitingMinutes', minutes), bad: 'up', which: 'waited' },
    { ...counted('newPatients'), bad: 'down', which: 'new-patients' },
    { ...counted('returningPatients'), bad: 'down', which: 'returning-patients' },
  ]
  const draw = ({ id, label, value, before: earlier, which, ...figure }: Shown, leads: boolean) => (
    <Figure
      key={id}
      {...figure}
      label={label}
      leads={leads}
      before={earlier === null ? t('nothingBefore') : t('before', { value: earlier })}
    >
      {value === null ? (
        <span className="text-muted-foreground">{t('nothing')}</span>
      ) : (
        <VisitsLink plain state={state} narrow={{ which }}>
          {value}
        </VisitsLink>
      )}
    </Figure>
  )
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 max-sm:gap-px max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:bg-border max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-3">
        {shown.slice(0, leading).map((figure) => draw(figure, true))}
      </dl>
      <details className="sm:details-content:[content-visibility:visible]">
        <summary className="fold-summary rounded-lg border bg-card px-4 py-2 supports-[selector(::details-content)]:sm:hidden">
          {t('moreFigures', { count: shown.length - leading })}
        </summary>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border *:last:col-span-2 xl:grid-cols-5 xl:*:last:col-span-1">
          {shown.slice(leading).map((figure) => draw(figure, false))}
        </dl>
      </details>
    </div>
  )
}

const tones = { worse: 'text-warning-strong', better: 'text-success-strong' } as const

interface FigureProps
  extends Pick<Shown, 'label' | 'more' | 'difference' | 'weight' | 'unit' | 'bad' | 'least'> {
  leads: boolean
  before: string
  children: ReactNode
}

function Figure({ label, leads, before, more, difference, unit = 'difference', ...figure }: FigureProps) {
  const { bad, least = leastTold, weight, children } = figure
  const t = useTranslations('insights')
  const way = !difference ? 'same' : difference > 0 ? 'up' : 'down'
  const isMarked = bad !== undefined && way !== 'same' && Math.abs(weight ?? difference ?? 0) >= least
  const tone = isMarked && (way === bad ? 'worse' : 'better')
  return (
    <div
      className={cn(
        'flex flex-wrap content-start items-baseline gap-x-3 bg-card px-4 py-3',
        leads && 'sm:rounded-lg sm:border sm:py-4',
      )}
    >
      <dt className="w-full text-sm text-muted-foreground">{label}</dt>
      <dd className={cn('font-semibold tabular-nums', leads ? 'text-2xl' : 'text-lg')}>{children}</dd>
      {difference !== null && (
        <dd
          className={cn(
            'inline-flex items-center gap-1 text-sm tabular-nums',
            way === 'same' ? 'text-muted-foreground' : 'font-medium',
            // A worse figure is never the quietest, however small; only one that is no chance has the sign.
            tone ? tones[tone] : way === bad && tones.worse,
          )}
        >
          {t(unit, { way, value: Math.abs(difference) })}
          {tone === 'worse' && <TriangleAlert role="img" aria-label={t('worse')} className="size-3.5" />}
          {tone === 'better' && <span className="sr-only">{t('better')}</span>}
        </dd>
      )}
      <dd className="w-full text-sm text-muted-foreground tabular-nums">
        {more && (
          <span className="max-sm:hidden">
            {more}
            {difference !== 0 && ' · '}
          </span>
        )}
        {difference !== 0 && before}
      </dd>
    </div>
  )
}
