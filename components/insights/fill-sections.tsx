import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FilledWeek } from '#contract/insights'
import { addDays } from '#contract/zone'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import type { Insights } from '@/lib/domain/insights'
import {
  byDoctor,
  byWeek,
  fillOf,
  hoursOf,
  type InsightsState,
  type Period,
  percentOf,
} from '@/lib/domain/insights'
import { formatPlainDay } from '@/lib/format/dates'
import { ChartCard } from './chart-card'
import type { FileScope } from './file-link'
import { LazyBars } from './lazy-bars'
import { VisitsLink } from './visits-link'

interface FillProps {
  weeks: readonly FilledWeek[]
  title: string
  table: 'weeks' | 'ahead'
  says: ReactNode
  note: ReactNode
  /** The days that were asked for; null for whole weeks. */
  within: Period | null
  scope: FileScope
}

/** The days of a week that were counted. */
function partOf(week: string, within: Period | null): Period {
  const sunday = addDays(week, 6)
  if (!within) return { from: week, to: sunday }
  const [begins, ends] = [week < within.from, sunday > within.to]
  return { from: begins ? within.from : week, to: ends ? within.to : sunday }
}

/** Booked of bookable hours, week by week; the table tells them of each doctor. */
function FillCard({ weeks, title, table, says, note, within, scope }: FillProps) {
  const t = useTranslations('insights')
  const locale = useLocale()
  const hours = (minutes: number) => t('hours', { value: hoursOf(minutes) })
  const percent = (value: number | null) => (value === null ? '–' : t('percent', { value }))
  return (
    <ChartCard
      title={title}
      says={says}
      note={note}
      table={table}
      scope={scope}
      chart={weeks.length > 0 && <WeekBars weeks={weeks} />}
      heads={[t('week'), t('doctor'), t('bookable'), t('booked'), t('share')]}
      rows={weeks.map(({ doctorId, doctorName, week, bookableMinutes, bookedMinutes }) => ({
        id: `${doctorId} ${week}`,
        cells: [
          <Time key="week" dateTime={week}>
            {formatPlainDay(week, locale)}
          </Time>,
          <AsIs key="doctor">{doctorName}</AsIs>,
          hours(bookableMinutes),
          <VisitsLink
            key="booked"
            state={{ ...partOf(week, within), doctor: doctorId }}
            narrow={{ which: 'visits' }}
          >
            {hours(bookedMinutes)}
          </VisitsLink>,
          percent(percentOf(bookedMinutes, bookableMinutes)),
        ],
      }))}
    />
  )
}

function WeekBars({ weeks }: Pick<FillProps, 'weeks'>) {
  const t = useTranslations('insights')
  const locale = useLocale()
  return (
    <>
      <Legend parts={[t('fill'), t('free')]} />
      <LazyBars
        rows={byWeek(weeks).map(({ week, bookedMinutes, bookableMinutes }) => {
          const percent = percentOf(bookedMinutes, bookableMinutes)
          return {
            label: formatPlainDay(week, locale, 'dayMonth'),
            value: percent ?? 0,
            rest: percent === null ? 0 : Math.max(0, 100 - percent),
            figure: t('percent', { value: percent ?? 0 }),
          }
        })}
      />
    </>
  )
}

/** Names of the full and the pale part of a bar. */
function Legend({ parts: [full, pale] }: { parts: readonly [string, string] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted-foreground print:hidden">
      {[
        { text: full, look: 'bg-primary' },
        { text: pale, look: 'bg-primary-soft' },
      ].map(({ text, look }) => (
        <li key={text} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 rounded-xs border border-primary ${look}`} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** How much of each week is booked, the emptiest first. */
function sharesOf(weeks: readonly FilledWeek[]) {
  const shares = byWeek(weeks).flatMap(({ week, bookedMinutes, bookableMinutes }) => {
    const percent = percentOf(bookedMinutes, bookableMinutes)
    return percent === null ? [] : [{ week, percent }]
  })
  return shares.toSorted((one, other) => one.percent - other.percent)
}

interface FillSectionProps {
  insights: Insights
  state: InsightsState
  scope: FileScope
}

export function FillSection({ insights, state, scope }: FillSectionProps) {
  const t = useTranslations('insights')
  const locale = useLocale()
  const { bookedMinutes, bookableMinutes } = fillOf(insights.fill)
  const doctors = byDoctor(insights.fill).filter(({ percent }) => percent !== null)
  const [fullest, emptiest] = [doctors[0], doctors.at(-1)]
  // The whole is the first key figure; here its weakest part is told, if it has one.
  const byShare = sharesOf(insights.fill)
  const [weakest, strongest] = [byShare[0], byShare.at(-1)]
  const says =
    weakest && strongest && weakest.percent < strongest.percent
      ? t('fillWeakest', { ...weakest, week: keptWord(formatPlainDay(weakest.week, locale, 'dayMonth')) })
      : t('fillSays', { percent: percentOf(bookedMinutes, bookableMinutes) ?? 0 })
  const isEmpty = bookableMinutes === 0
  const between =
    fullest && emptiest && doctors.length > 1
      ? t('fillDoctors', {
          fullest: keptWord(fullest.name),
          most: fullest.percent ?? 0,
          emptiest: keptWord(emptiest.name),
          least: emptiest.percent ?? 0,
        })
      : ''
  return (
    <FillCard
      scope={scope}
      says={isEmpty ? t('fillNothing') : <KeptWords>{says}</KeptWords>}
      note={between && <KeptWords>{between}</KeptWords>}
      within={state}
      weeks={insights.fill}
      title={t('fillTitle')}
      table="weeks"
    />
  )
}

export function AheadSection({ insights, scope }: Omit<FillSectionProps, 'state'>) {
  const t = useTranslations('insights')
  const locale = useLocale()
  const { bookedMinutes, bookableMinutes } = fillOf(insights.ahead)
  const percent = percentOf(bookedMinutes, bookableMinutes) ?? 0
  const isEmpty = bookableMinutes === 0
  const shares = sharesOf(insights.ahead)
  const [emptiest, fullest] = [shares[0], shares.at(-1)]
  return (
    <FillCard
      scope={scope}
      says={isEmpty ? t('aheadNothing') : t('aheadSays', { percent })}
      note={
        emptiest &&
        fullest &&
        emptiest.percent < fullest.percent && (
          <KeptWords>
            {t('aheadEmptiest', {
              ...emptiest,
              week: keptWord(formatPlainDay(emptiest.week, locale, 'dayMonth')),
            })}
          </KeptWords>
        )
      }
      within={null}
      weeks={insights.ahead}
      title={t('aheadTitle')}
      table="ahead"
    />
  )
}
