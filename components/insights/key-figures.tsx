import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import type { Insights } from '@/lib/domain/insights'
import { changeOf, fillOf, type InsightsState, percentOf, type Selection } from '@/lib/domain/insights'
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
  /** Null where nothing can be compared. */
  change: number | null
  /** The change of a share is its difference; of anything else it is in percent of what was before. */
  unit?: 'points' | 'change'
  /** The change itself, where a percentage of so little would mislead. */
  difference?: number | null
  /** The direction that is bad for a clinic; absent where neither is. */
  bad?: 'up' | 'down'
  which: Selection
  more?: string | null
}

/** A smaller change, in percent or points or of a handful, happens by chance. */
const leastTold = 5

/** Percentages of less than this say more about chance than about the clinic. */
const leastBase = 20

const differenceOf = (now: number | null, before: number | null) =>
  now !== null && before !== null && before < leastBase ? now - before : null

/** The numbers of the period, each beside that of the period before and with the way to its visits. */
export function KeyFigures({ state, now, before }: KeyFiguresProps) {
  const t = useTranslations('insights')
  const count = (value: number) => t('count', { value })
  const percent = (value: number | null) => (value === null ? null : t('percent', { value }))
  const fill = ({ fill: weeks }: Insights) => {
    const { bookedMinutes, bookableMinutes } = fillOf(weeks)
    return percentOf(bookedMinutes, bookableMinutes)
  }
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
    change: changeOf(now[id], before[id]),
    difference: differenceOf(now[id], before[id]),
  })
  const measured = (id: 'leadDays' | 'waitingMinutes', written: typeof days) => ({
    id,
    label: t(id),
    value: written(now[id].p50),
    before: written(before[id].p50),
    change: changeOf(now[id].p50, before[id].p50),
    difference: differenceOf(now[id].p50, before[id].p50),
    more: nineInTen(written(now[id].p90)),
  })
  const shown: Shown[] = [
    {
      id: 'fill',
      label: t('fill'),
      value: percent(fillNow),
      before: percent(fillBefore),
      change: fillNow === null || fillBefore === null ? null : fillNow - fillBefore,
      unit: 'points',
      bad: 'down',
      which: 'visits',
    },
    { ...counted('visits'), bad: 'down', which: 'visits' },
    {
      id: 'noShows',
      label: t('noShows'),
      value: percent(missedNow),
      before: percent(missedBefore),
      change:
        missedNow === null || missedBefore === null || before.visits < leastBase
          ? null
          : missedNow - missedBefore,
      unit: 'points',
      bad: 'up',
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
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {shown.map(({ id, label, value, before: earlier, change, difference, unit, bad, which, more }) => (
        <Figure
          key={id}
          label={label}
          more={more}
          before={earlier === null ? t('nothingBefore') : t('before', { value: earlier })}
          change={change}
          difference={difference}
          unit={unit}
          bad={bad}
        >
          {value === null ? (
            <span className="text-muted-foreground">{t('nothing')}</span>
          ) : (
            <VisitsLink state={state} narrow={{ which }}>
              {value}
            </VisitsLink>
          )}
        </Figure>
      ))}
    </dl>
  )
}

const tones = { worse: 'text-warning-strong', better: 'text-success-strong' } as const

interface FigureProps {
  label: string
  before: string
  more: string | null | undefined
  change: number | null
  difference: Shown['difference']
  unit: Shown['unit']
  bad: Shown['bad']
  children: ReactNode
}

function Figure({ label, before, more, change, difference, unit = 'change', bad, children }: FigureProps) {
  const t = useTranslations('insights')
  const way = !change ? 'same' : change > 0 ? 'up' : 'down'
  const isTold = bad !== undefined && way !== 'same' && Math.abs(difference ?? change ?? 0) >= leastTold
  const tone = isTold ? (way === bad ? 'worse' : 'better') : null
  return (
    <Card className="row-span-4 grid grid-rows-subgrid gap-1 p-4 max-sm:p-3">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
      <dd className="flex flex-wrap content-start items-start gap-x-2 text-sm text-muted-foreground tabular-nums">
        {change !== null && (
          <span
            className={`inline-flex items-center gap-1 font-medium ${tone ? tones[tone] : 'text-foreground'}`}
          >
            {difference
              ? t('difference', { way, value: Math.abs(difference) })
              : t(unit, { way, value: Math.abs(change) })}
            {tone === 'worse' && <TriangleAlert role="img" aria-label={t('worse')} className="size-3.5" />}
            {tone === 'better' && <CircleCheck role="img" aria-label={t('better')} className="size-3.5" />}
          </span>
        )}
        {before}
      </dd>
      {more && <dd className="text-sm tabular-nums">{more}</dd>}
    </Card>
  )
}
