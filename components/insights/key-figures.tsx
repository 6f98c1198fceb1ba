import { TriangleAlert } from 'lucide-react'
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
  /** The direction that is bad for a clinic; absent where neither is. */
  bad?: 'up' | 'down'
  which: Selection
  more?: string | null
}

/** A smaller change, in percent or points, happens by chance. */
const leastBad = 5

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
  const missed = ({ noShows, visits }: Insights) => percent(percentOf(noShows, visits))
  const days = (value: number | null) => (value === null ? null : t('days', { value }))
  const minutes = (value: number | null) => (value === null ? null : t('minutes', { value }))
  const nineInTen = (value: string | null) => (value === null ? null : t('nineInTen', { value }))
  const counted = (id: 'visits' | 'noShows' | 'lateCancellations' | 'newPatients' | 'returningPatients') => ({
    id,
    label: t(id),
    value: count(now[id]),
    before: count(before[id]),
    change: changeOf(now[id], before[id]),
  })
  const measured = (id: 'leadDays' | 'waitingMinutes', written: typeof days) => ({
    id,
    label: t(id),
    value: written(now[id].p50),
    before: written(before[id].p50),
    change: changeOf(now[id].p50, before[id].p50),
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
      ...counted('noShows'),
      bad: 'up',
      which: 'no-shows',
      more: missed(now) && t('ofVisits', { value: missed(now) ?? '' }),
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
      {shown.map(({ id, label, value, before: earlier, change, unit, bad, which, more }) => (
        <Figure
          key={id}
          label={label}
          more={more}
          before={earlier === null ? t('nothingBefore') : t('before', { value: earlier })}
          change={change}
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

interface FigureProps {
  label: string
  before: string
  more: string | null | undefined
  change: number | null
  unit: Shown['unit']
  bad: Shown['bad']
  children: ReactNode
}

function Figure({ label, before, more, change, unit = 'change', bad, children }: FigureProps) {
  const t = useTranslations('insights')
  const way = !change ? 'same' : change > 0 ? 'up' : 'down'
  const isBad = way === bad && Math.abs(change ?? 0) >= leastBad
  return (
    <Card className="row-span-4 grid grid-rows-subgrid gap-1 p-4 max-sm:p-3">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{children}</dd>
      <dd className="flex flex-wrap content-start items-start gap-x-2 text-sm text-muted-foreground tabular-nums">
        {change !== null && (
          <span
            className={`inline-flex items-center gap-1 font-medium ${isBad ? 'text-warning-strong' : 'text-foreground'}`}
          >
            {t(unit, { way, value: Math.abs(change) })}
            {isBad && <TriangleAlert role="img" aria-label={t('worse')} className="size-3.5" />}
          </span>
        )}
        {before}
      </dd>
      {more && <dd className="text-sm tabular-nums">{more}</dd>}
    </Card>
  )
}
