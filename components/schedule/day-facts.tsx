'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { dayAt } from '#contract/zone'
import { useAgeText } from '@/components/people/use-age-text'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Time } from '@/components/shared/text/as-is'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
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
import css from './day-facts.module.css'
import { NextRecord } from './next-record'
import { isPhone } from './use-day-swipe'
import { VisitState } from './visit-state'

interface DayFactsProps {
  column: GridColumn
  clinic: Pick<CalendarStart, 'timeZone' | 'slotMinutes'>
  now: Date
  /** The reader is the doctor. */
  isOwn: boolean
}

/**
 * What the hours of a day have no room for: the next patient in a frame, which is all that phones show, age, reason, state
 * and phone of the others with the free times between them, and what is over folded below.
 */
export const DayFacts = withFullMessages(List)

function List({ column, clinic, now, isOwn }: DayFactsProps) {
  const { doctorId, day } = column
  const { timeZone } = clinic
  const t = useTranslations('visitCard')
  const columns = useTranslations('today.columns')
  const nav = useTranslations('nav')
  const today = useTranslations('today')
  const { visits, failed, refresh } = useDayVisits(doctorId, day)
  if (!visits)
    return (
      failed && (
        <p role="alert" className="p-4 text-muted-foreground">
          {today('loadFailed')}
        </p>
      )
    )
  const isToday = day === dayAt(now.getTime(), timeZone)
  const underWay = isToday && visits.find(({ status, startedAt }) => status === 'pending' && startedAt)
  const next = underWay || (isToday ? nextVisit(visits, { doctorId, now: now.getTime() }) : null)
  const facts = (visit: TodayVisit) => ({
    id: visit.id,
    at: Date.parse(visit.start),
    row: <Facts visit={visit} day={day} timeZone={timeZone} />,
  })
  const of = (status: TodayVisit['status']) =>
    visits.filter((visit) => visit.status === status && visit !== next).map(facts)
  const free = gapsOf(column, { ...clinic, now: now.getTime() }).map(({ start, end }) => ({
    id: `${start}`,
    at: start,
    row: <Free doctorId={doctorId} day={day} timeZone={timeZone} start={start} end={end} />,
  }))
  const ahead = [...of('pending'), ...free].toSorted((one, other) => one.at - other.at)
  return (
    <section aria-label={t('list')} className={css.list}>
      {next && (
        <div className={css.card}>
          <p className="font-medium text-primary-strong">
            {t(underWay || Date.parse(next.start) <= now.getTime() ? 'now' : 'next')}
          </p>
          <Facts visit={next} day={day} timeZone={timeZone}>
            {isOwn && <NextRecord visit={next} day={day} />}
          </Facts>
          <NextSteps key={next.id} visit={next} isOwn={isOwn} onTaken={refresh}>
            {isOwn && (
              <Link
                prefetch={false}
                href={routes.history(next.patientId)}
                className={buttonVariants({ variant: 'secondary' })}
              >
                {nav('clinicalHistory')}
              </Link>
            )}
          </NextSteps>
        </div>
      )}
      {!isPhone() && (
        <>
          {visits.length === 0 && <p className="px-4 py-2 text-muted-foreground">{t('nobody')}</p>}
          <Rows of={ahead} />
          <div className="text-muted-foreground">
            <Rows of={of('no-show')} heading={columns('missed')} />
            <Rows of={of('completed')} heading={columns('done')} />
          </div>
        </>
      )}
    </section>
  )
}

interface RowsProps {
  of: { id: string; row: ReactNode }[]
  /** Folds them below it. */
  heading?: string
}

function Rows({ of, heading }: RowsProps) {
  if (of.length === 0) return null
  const list = (
    <ol className="divide-y border-b">
      {of.map(({ id, row }) => (
        <li key={id} className="px-4 py-2">
          {row}
        </li>
      ))}
    </ol>
  )
  if (!heading) return list
  return (
    <details className="print:details-content:[content-visibility:visible]">
      <summary className="fold-summary border-b px-4 py-2">{`${heading} ${of.length}`}</summary>
      {list}
    </details>
  )
}

type FreeProps = { doctorId: string; day: string; timeZone: string; start: number; end: number }

/** Time in which somebody can still be booked. */
function Free({ doctorId, day, timeZone, start, end }: FreeProps) {
  const t = useTranslations('schedule')
  return (
    <Button
      variant="secondary"
      size="sm"
      title={t('bookVisit')}
      onClick={() => bookVisit({ doctorId, day, start: new Date(start).toISOString() })}
    >
      <Icon name="plus" />
      <Time>{`${formatClock(start, timeZone)}–${formatClock(end, timeZone)}`}</Time> {t('free')}
    </Button>
  )
}

/** The steps that Today offers for the same visit, but for closing it, which its own screen does. */
interface NextStepsProps {
  visit: TodayVisit
  isOwn: boolean
  onTaken: () => void
  children: ReactNode
}

function NextSteps({ visit, isOwn, onTaken, children }: NextStepsProps) {
  const t = useTranslations('today')
  const { run, pending, sentence } = useAct({ key: 'today.stepFailed' })
  const acts = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // A step that was taken is offered no more: the focus goes to what can be done now.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    pressed.current = false
    const left = acts.current?.querySelectorAll<HTMLElement>('a, button')
    left?.item(left.length - 1)?.focus()
  })
  const offered = offeredSteps(visit, { isOwn, cares: false, isNow: true, isNext: isOwn })
  // Phones have room for the last one, which is the doctor's.
  const steps = isPhone() ? offered.slice(-1) : offered
  return (
    <div ref={acts} className={css.acts}>
      {children}
      {steps.map((step, at) =>
        step === 'arrive' || step === 'start' ? (
          <SubmitButton
            key={step}
            type="button"
            variant={at === steps.length - 1 ? 'primary' : 'secondary'}
            pending={pending && at === steps.length - 1}
            onClick={() => {
              pressed.current = true
              void run(() => markPresence(visit.id, step).then(onTaken))
            }}
          >
            {t(step === 'start' && isOwn ? 'steps.begin' : `steps.${step}`)}
          </SubmitButton>
        ) : null,
      )}
      <SentenceAlert of={sentence} />
    </div>
  )
}

type FactsProps = { visit: TodayVisit; day: string; timeZone: string; children?: ReactNode }

function Facts({ visit, day, timeZone, children }: FactsProps) {
  const t = useTranslations('visitCard')
  const age = useAgeText()(visit.birthdate, day)
  return (
    <div className={css.row}>
      <Time dateTime={visit.start} className="font-semibold tabular-nums">
        {formatClock(visit.start, timeZone)}
      </Time>
      <p className="flex min-w-0 flex-wrap gap-x-2">
        <Link
          prefetch={false}
          href={routes.appointment(visit.id)}
          translate={visit.patientName ? 'no' : undefined}
          className="text-target min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {visit.patientName ?? t('appointment')}
        </Link>
        {age && <span className="text-muted-foreground">{age}</span>}
        {visit.newborn && <Badge variant="accent">{t('newborn')}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        {visit.kind && <KindLabel kind={visit.kind} />}
        {visit.reason && <span>{visit.reason}</span>}
      </p>
      <span>{visit.status === 'pending' && <VisitState visit={visit} />}</span>
      <span>{visit.patientPhone && <PhoneLink phone={visit.patientPhone} />}</span>
      <div className="grid gap-1 empty:hidden">
        {children}
        {visit.deskNote && <p className="text-muted-foreground wrap-anywhere">{visit.deskNote}</p>}
      </div>
    </div>
  )
}
