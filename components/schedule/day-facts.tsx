'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { useAgeText } from '@/components/people/use-age-text'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Time } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { KindLabel } from '@/components/visits/kind-label'
import { bookVisit } from '@/lib/browser/book-visit'
import { gapsOf } from '@/lib/domain/day-gaps'
import type { GridColumn } from '@/lib/domain/grid-view'
import type { CalendarStart } from '@/lib/domain/schedule'
import { nextVisit, offeredSteps, type TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { markPresence, useDayVisits } from '@/lib/swr/today'
import { NextRecord } from './next-record'
import { VisitState } from './visit-state'

interface DayFactsProps {
  column: GridColumn
  clinic: Pick<CalendarStart, 'timeZone' | 'slotMinutes'>
  now: Date
  /** The reader is the doctor. */
  isOwn: boolean
}

/**
 * What the hours of a day have no room for: the next patient in a frame, age and phone of the others, the free times, and
 * what is over folded below.
 */
export const DayFacts = withFullMessages(List)

function List({ column, clinic, now, isOwn }: DayFactsProps) {
  const { doctorId, day } = column
  const { timeZone } = clinic
  const t = useTranslations('visitCard')
  const columns = useTranslations('today.columns')
  const nav = useTranslations('nav')
  const words = useTranslations('schedule')
  const { visits, refresh } = useDayVisits(doctorId, day)
  if (!visits) return null
  const gaps = gapsOf(column, { ...clinic, now: now.getTime() })
  const isToday = day === dayAt(now.getTime(), timeZone)
  const underWay = isToday && visits.find(({ status, startedAt }) => status === 'pending' && startedAt)
  const next = underWay || (isToday ? nextVisit(visits, { doctorId, now: now.getTime() }) : null)
  const rows = (status: TodayVisit['status'], heading?: string) => {
    const those = visits.filter((visit) => visit.status === status && visit !== next)
    if (those.length === 0) return null
    const list = (
      <ol className="divide-y border-b">
        {those.map((visit) => (
          <li key={visit.id} className="px-4 py-2">
            <Facts visit={visit} day={day} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    )
    if (!heading) return list
    return (
      <details className="print:details-content:[content-visibility:visible]">
        <summary className="fold-summary border-b px-4 py-2">{`${heading} ${those.length}`}</summary>
        {list}
      </details>
    )
  }
  return (
    <section aria-label={t('list')}>
      {next && (
        <div className="m-2 grid gap-3 rounded-lg border border-primary px-2 py-3">
          <p className="font-medium text-primary-strong">
            {t(underWay || Date.parse(next.start) <= now.getTime() ? 'now' : 'next')}
          </p>
          <Facts visit={next} day={day} timeZone={timeZone} isNext>
            {isOwn && <NextRecord visit={next} day={day} />}
          </Facts>
          <div className="flex flex-wrap items-center justify-end gap-2">
            {isOwn && (
              <Link
                prefetch={false}
                href={routes.history(next.patientId)}
                className="me-auto rounded-xs text-primary-strong underline-offset-4 hover:underline"
              >
                {nav('clinicalHistory')}
              </Link>
            )}
            <NextSteps visit={next} isOwn={isOwn} onTaken={refresh} />
          </div>
        </div>
      )}
      {visits.length === 0 && <p className="p-4 text-muted-foreground">{t('nobody')}</p>}
      {rows('pending')}
      {gaps.length > 0 && (
        <ul className="flex flex-wrap gap-2 border-b px-4 py-3">
          {gaps.map(({ start, end }) => (
            <li key={start}>
              <Button
                variant="secondary"
                size="sm"
                title={words('bookVisit')}
                onClick={() => bookVisit({ doctorId, day, start: new Date(start).toISOString() })}
              >
                <Icon name="plus" />
                <Time>{`${formatClock(start, timeZone)}–${formatClock(end, timeZone)}`}</Time> {words('free')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="text-muted-foreground">
        {rows('no-show', columns('missed'))}
        {rows('completed', columns('done'))}
      </div>
    </section>
  )
}

/** The steps that Today offers for the same visit, but for closing it, which its own screen does. */
interface NextStepsProps {
  visit: TodayVisit
  isOwn: boolean
  onTaken: () => void
}

function NextSteps({ visit, isOwn, onTaken }: NextStepsProps) {
  const t = useTranslations('today')
  const { run, pending, sentence } = useAct({ key: 'today.stepFailed' })
  const steps = offeredSteps(visit, { isOwn, cares: false, isNow: true, isNext: isOwn })
  return (
    <>
      {steps.map((step, at) =>
        step === 'arrive' || step === 'start' ? (
          <SubmitButton
            key={step}
            type="button"
            variant={at === steps.length - 1 ? 'primary' : 'secondary'}
            pending={pending && at === steps.length - 1}
            onClick={() => void run(() => markPresence(visit.id, step).then(onTaken))}
          >
            {t(step === 'start' && isOwn ? 'steps.begin' : `steps.${step}`)}
          </SubmitButton>
        ) : null,
      )}
      <SentenceAlert of={sentence} />
    </>
  )
}

type FactsProps = { visit: TodayVisit; day: string; timeZone: string; isNext?: true; children?: ReactNode }

function Facts({ visit, day, timeZone, isNext, children }: FactsProps) {
  const t = useTranslations('visitCard')
  const age = useAgeText()(visit.birthdate, day)
  return (
    <div className="flex items-baseline gap-x-3">
      <Time dateTime={visit.start} className="w-12 shrink-0 font-semibold tabular-nums">
        {formatClock(visit.start, timeZone)}
      </Time>
      <div className="grid min-w-0 grow gap-y-1">
        <div className="flex items-baseline justify-between gap-x-3">
          <p className="flex min-w-0 flex-wrap gap-x-2">
            <Link
              prefetch={false}
              href={routes.appointment(visit.id)}
              translate={visit.patientName ? 'no' : undefined}
              className="min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
            >
              {visit.patientName ?? t('appointment')}
            </Link>
            {age && <span className="text-muted-foreground">{age}</span>}
            {visit.newborn && <Badge variant="accent">{t('newborn')}</Badge>}
          </p>
          {isNext && <VisitState visit={visit} />}
        </div>
        {isNext && (
          <p className="flex flex-wrap gap-x-3 wrap-anywhere empty:hidden">
            {visit.kind && <KindLabel kind={visit.kind} />}
            {visit.reason && <span>{visit.reason}</span>}
          </p>
        )}
        {visit.patientPhone && (
          <p>
            <PhoneLink phone={visit.patientPhone} />
          </p>
        )}
        {children}
        {visit.deskNote && <p className="text-muted-foreground wrap-anywhere">{visit.deskNote}</p>}
      </div>
    </div>
  )
}
