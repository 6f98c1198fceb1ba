'use client'

import { ArrowRight, Phone, StickyNote, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { memo, type ReactNode } from 'react'
import { NoEmail } from '@/components/people/no-email'
import { useAgeText } from '@/components/people/use-age-text'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { KindLabel } from '@/components/visits/kind-label'
import { MissHintText } from '@/components/visits/miss-hint-text'
import { bookVisit } from '@/lib/browser/book-visit'
import {
  type BoardStep,
  columnOf,
  lateMinutes,
  offeredSteps,
  stepsOf,
  type TodayVisit,
} from '@/lib/domain/today'
import { formatClock, formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import css from './board.module.css'
import { CardState } from './card-state'
import type { BoardSteps } from './use-board-steps'

/** So long before it begins, a visit is due. */
const dueMinutes = 15

const main = 'min-h-11 px-3 @md:min-h-9 pointer-coarse:min-h-11'

interface BoardCardProps {
  visit: TodayVisit
  /** Where the visits of several doctors stand together. */
  showsDoctor: boolean
  /** The reader cares for patients: no-show hints are the desk's work. */
  cares: boolean
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The reader is its doctor, who alone closes it and opens it again. */
  isOwn: boolean
  /** Milliseconds. */
  now: number
  /** Whole minutes until it begins, of the visits that come next. */
  minutesLeft: number | null
  /** It is about now: it stands out. */
  isNow: boolean
  /** Its doctor reads it, and sees this patient next. */
  isNext: boolean
  /** Its step is the one of the screen that is filled. */
  isFilled: boolean
  /** The server read them from the record: allergies first. */
  facts: ReactNode
  timeZone: string
  /** A step is under way. */
  isRunning: boolean
  /** The list shows its first visits alone. */
  isHidden: boolean
  take: BoardSteps['take']
}

/**
 * A visit in one row: when, who, how it stands; how old, with whom; what for; the telephone, one step on and one back.
 * What the reader should know stands above the steps.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { visit, showsDoctor, cares, today, now, minutesLeft, isNow, facts, timeZone } = props
  const age = useAgeText()(visit.birthdate, today)
  const hint = !cares && columnOf(visit) === 'expected' && !visit.confirmedAt ? visit.missHint : null
  const late = lateMinutes(visit, now)
  const isNear = minutesLeft !== null && minutesLeft <= dueMinutes
  const t = useTranslations('today')
  const locale = useLocale()
  const name = visit.patientName ?? t('patient')
  const phone = visit.noEmail ? null : visit.patientPhone
  return (
    <li
      data-visit={visit.id}
      data-now={isNow || undefined}
      data-folded={props.isHidden || undefined}
      className={css.row}
    >
      <p className={css.time}>
        <Time dateTime={visit.start} className="font-semibold tabular-nums">
          {formatClock(visit.start, timeZone)}
        </Time>
        {(minutesLeft !== null || late > 0) && (
          <span
            className={`text-xs font-medium tabular-nums ${late > 0 ? 'text-warning-strong' : 'text-primary-strong'}`}
          >
            {late > 0 ? t('late', { minutes: late }) : t('minutesLeft', { minutes: minutesLeft ?? 0 })}
          </span>
        )}
      </p>
      <a
        data-card={visit.id}
        href={routes.appointment(visit.id)}
        translate={visit.patientName ? 'no' : undefined}
        className={`${css.who} min-h-6 font-medium wrap-anywhere underline decoration-border underline-offset-4 after:absolute after:inset-0 hover:decoration-current`}
      >
        {name}
      </a>
      <p className={css.facts}>
        {age && <span>{age}</span>}
        {showsDoctor ? (
          <AsIs>{visit.doctorName}</AsIs>
        ) : (
          facts && visit.birthdate && <Time>{formatPlainDay(visit.birthdate, locale)}</Time>
        )}
        {visit.resource && <AsIs>{visit.resource}</AsIs>}
      </p>
      {(visit.reason || visit.kind) && (
        <p className={css.what}>
          {visit.reason && <span>{visit.reason}</span>}
          {visit.kind && <KindLabel kind={visit.kind} />}
        </p>
      )}
      <CardState visit={visit} now={now} timeZone={timeZone} hinted={Boolean(hint)} />
      {facts && <div className={css.more}>{facts}</div>}
      {hint && (
        <div className={css.hint}>
          {/* The visit is due: too late to ask for a confirmation by email. */}
          <MissHintText hint={isNear ? { ...hint, suggestion: null } : hint} visitId={visit.id} name={name} />
        </div>
      )}
      {visit.noEmail && (
        <p className={css.more}>
          <NoEmail phone={visit.patientPhone} />
        </p>
      )}
      {visit.deskNote && (
        <p className={`${css.more} flex items-start gap-1.5`}>
          <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <span>
            <span className="sr-only">{t('deskNote')}: </span>
            {visit.deskNote}
          </span>
        </p>
      )}
      <div className={css.foot}>
        {phone && (
          <span className={`${css.phone} text-sm tabular-nums`}>
            <span className="sr-only">{t('phone')}: </span>
            <PhoneLink phone={phone}>
              <Phone aria-hidden="true" className="size-4" />
              <span>{phone}</span>
            </PhoneLink>
          </span>
        )}
        {facts && (
          <Link
            prefetch={false}
            href={routes.history(visit.patientId)}
            aria-label={t('historyOf', { name })}
            className={`${css.history} ${buttonVariants({ variant: 'link' })}`}
          >
            {t('history')}
          </Link>
        )}
        <CardSteps {...props} name={name} />
      </div>
    </li>
  )
})

/** The steps of a visit: those on, and quietly one back. */
function CardSteps(props: BoardCardProps & { name: string }) {
  const { visit, isOwn, isRunning, isNow, isFilled, take, name } = props
  const t = useTranslations('today')
  const { back } = stepsOf(visit, isOwn)
  const missed = columnOf(visit) === 'missed'
  const steps = offeredSteps(visit, props)
  const lookOf = (step: BoardStep, isLast: boolean) => {
    if (isFilled && isLast) return 'primary'
    return isNow && isLast && !(isOwn && step === 'arrive') ? 'secondary' : 'ghost'
  }
  if (!missed && !back && steps.length === 0) return null
  return (
    <div className={css.steps}>
      {back && (
        <Button
          variant="ghost"
          size={back === 'reopen' ? 'sm' : 'icon'}
          className="min-h-11 min-w-11 text-muted-foreground @sm:min-h-9 @sm:min-w-9 pointer-coarse:min-h-11"
          aria-label={t('stepOf', { step: t(`steps.${back}`), name })}
          title={back === 'reopen' ? undefined : t(`steps.${back}`)}
          onClick={() => take(visit, back)}
        >
          <Undo2 aria-hidden="true" />
          {back === 'reopen' && t('steps.reopen')}
        </Button>
      )}
      {missed && (
        <Button
          variant="secondary"
          className={main}
          aria-label={t('stepOf', { step: t('bookAgain'), name })}
          onClick={() => bookVisit({ patient: { id: visit.patientId, name }, doctorId: visit.doctorId })}
        >
          {t('bookAgain')}
        </Button>
      )}
      {steps.map((step, at) => {
        const isLast = at === steps.length - 1
        const words = t(step === 'start' && isOwn ? 'steps.begin' : `steps.${step}`)
        // The desk marks who comes now; its doctor, and the desk for a later visit, do so now and then.
        const isRare = step === 'arrive' && (isOwn || !isNow)
        return (
          <SubmitButton
            key={step}
            data-rare={isRare || undefined}
            type="button"
            variant={lookOf(step, isLast)}
            className={isRare ? `${main} rare-act` : main}
            pending={isRunning && isLast}
            aria-label={t('stepOf', { step: words, name })}
            onClick={() => take(visit, step)}
          >
            {words}
            {step !== 'arrive' && !isOwn && <ArrowRight aria-hidden="true" />}
          </SubmitButton>
        )
      })}
    </div>
  )
}
