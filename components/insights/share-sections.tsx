import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { kindFromWire } from '@/lib/domain/appointment-wire'
import type { Insights } from '@/lib/domain/insights'
import { type InsightsState, percentOf } from '@/lib/domain/insights'
import { kindName } from '@/lib/domain/visit-kind'
import { ChartCard } from './chart-card'
import type { FileScope } from './file-link'
import { NameBars } from './name-bars'
import { VisitsLink } from './visits-link'

interface SectionProps {
  insights: Insights
  state: InsightsState
  scope: FileScope
}

interface Share {
  id: string
  label: string
  /** Not so for visits of which it is not said. */
  isKnown: boolean
  visits: number
  link: ReactNode
}

interface ShareCardProps extends Pick<SectionProps, 'scope'> {
  title: string
  table: 'specialties' | 'kinds'
  head: string
  shares: Share[]
}

/** Shares of the period's visits, the most frequent first. */
function ShareCard({ title, table, head, shares, scope }: ShareCardProps) {
  const t = useTranslations('insights')
  const most = shares.find(({ isKnown }) => isKnown)
  const total = shares.reduce((sum, { visits }) => sum + visits, 0)
  const unknown = shares.find(({ isKnown }) => !isKnown)?.visits ?? 0
  function says(): string {
    if (!most) return total > 0 ? t('noKinds', { total }) : t('noVisits')
    const { label: name, visits: count } = most
    if (table === 'specialties') return t('mostFor', { name, count, total })
    return unknown === 0
      ? t('mostKind', { name, count, total })
      : t('mostKindOfRest', { name, count, rest: total - unknown })
  }
  const withoutKind = percentOf(unknown, total) ?? 0
  const lack = most && unknown > 0 && t('withoutKind', { share: withoutKind })
  // A type that half of them lack is the news.
  const leads = lack && withoutKind >= 50
  // The rest, of which nothing is known, comes last, however much of it there is.
  const inOrder = shares.toSorted((one, other) => Number(other.isKnown) - Number(one.isKnown))
  const bars = inOrder.map(({ label, isKnown, visits }) => ({
    label,
    isRest: !isKnown,
    value: visits,
    said: t('count', { value: visits }),
  }))
  return (
    <ChartCard
      title={title}
      says={leads ? lack : says()}
      note={leads ? says() : lack}
      table={table}
      scope={scope}
      chart={most && <NameBars bars={bars} />}
      heads={[head, t('visits'), t('share')]}
      rows={inOrder.map(({ id, label, visits, link }) => ({
        id,
        cells: [label, link, t('percent', { value: percentOf(visits, total) ?? 0 })],
      }))}
    />
  )
}

export function SpecialtySection({ insights, state, scope }: SectionProps) {
  const t = useTranslations('insights')
  const tSpecialty = useTranslations('specialties')
  const shares = insights.bySpecialty.map(({ specialty, visits }) => ({
    id: specialty,
    label: tSpecialty(specialty),
    isKnown: true,
    visits,
    link: (
      <VisitsLink state={state} narrow={{ specialty }}>
        {t('count', { value: visits })}
      </VisitsLink>
    ),
  }))
  return (
    <ShareCard
      shares={shares}
      scope={scope}
      title={t('specialtyTitle')}
      table="specialties"
      head={t('specialty')}
    />
  )
}

export function KindSection({ insights, state, scope }: SectionProps) {
  const t = useTranslations('insights')
  const locale = useLocale()
  const shares = insights.byKind.map(({ kind, visits }) => ({
    id: kind?.id ?? 'none',
    label: kind ? kindName(kindFromWire(kind), locale) : t('noKind'),
    isKnown: kind !== null,
    visits,
    link: (
      <VisitsLink state={state} narrow={{ kind: kind?.id ?? 'none' }}>
        {t('count', { value: visits })}
      </VisitsLink>
    ),
  }))
  return <ShareCard shares={shares} scope={scope} title={t('kindTitle')} table="kinds" head={t('kind')} />
}

/** How many were missed of the visits that their patients were reminded of, and of the others; open ones are in neither. */
export function ReminderSection({ insights, state, scope }: SectionProps) {
  const t = useTranslations('insights')
  const { reminded, notReminded } = insights.reminders
  const share = ({ visits, noShows }: typeof reminded) => percentOf(noShows, visits)
  const [withOne, without] = [share(reminded), share(notReminded)]
  const isCompared = withOne !== null && without !== null
  const groups = [
    { id: 'reminded', label: t('reminded'), which: 'reminded', of: reminded, percent: withOne },
    { id: 'not', label: t('notReminded'), which: 'not-reminded', of: notReminded, percent: without },
  ] as const
  return (
    <ChartCard
      says={isCompared ? t('remindersSay', { withOne, without }) : t('remindersNothing')}
      note={isCompared && t('remindersCare')}
      scope={scope}
      title={t('remindersTitle')}
      table="reminders"
      chart={
        reminded.visits + notReminded.visits > 0 && (
          <NameBars
            bars={groups.map(({ label, percent }) => ({
              label,
              value: percent ?? 0,
              said: percent === null ? '–' : t('percent', { value: percent }),
            }))}
          />
        )
      }
      heads={[t('patients'), t('visits'), t('noShows'), t('share')]}
      rows={groups.map(({ id, label, which, of, percent }) => ({
        id,
        cells: [
          label,
          <VisitsLink key="visits" state={state} narrow={{ which }}>
            {t('count', { value: of.visits })}
          </VisitsLink>,
          t('count', { value: of.noShows }),
          percent === null ? '–' : t('percent', { value: percent }),
        ],
      }))}
    />
  )
}

/** How many of the visits with a reminder were confirmed and missed, by the channel that brought it; nothing of a single one. */
export function ChannelSection({ insights: { byChannel }, scope }: SectionProps) {
  const t = useTranslations('insights')
  const channels = byChannel.map((each) => ({
    ...each,
    label: t(`channels.${each.channel}`),
    confirmedShare: percentOf(each.confirmed, each.visits) ?? 0,
    missedShare: percentOf(each.noShows, each.visits) ?? 0,
  }))
  const [most] = channels
  if (!most || channels.length === 1) return null
  return (
    <ChartCard
      says={t('channelsSay', { channel: most.channel, confirmed: most.confirmedShare })}
      note={t('channelsMissed', { count: most.visits, missed: most.missedShare })}
      scope={scope}
      title={t('channelsTitle')}
      table="channels"
      chart={
        <NameBars
          bars={channels.map(({ label, confirmedShare }) => ({
            label,
            value: confirmedShare,
            said: t('percent', { value: confirmedShare }),
          }))}
        />
      }
      heads={[t('channel'), t('visits'), t('confirmed'), t('noShows')]}
      rows={channels.map(({ channel, label, visits, confirmed, noShows, confirmedShare, missedShare }) => ({
        id: channel,
        cells: [
          label,
          t('count', { value: visits }),
          t('countAndShare', { value: confirmed, share: confirmedShare }),
          t('countAndShare', { value: noShows, share: missedShare }),
        ],
      }))}
    />
  )
}
