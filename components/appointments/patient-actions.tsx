'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CancelVisit } from '@/components/appointments/cancel-visit'
import { type MovedVisit, MoveVisit } from '@/components/appointments/move-visit'
import { useVisitAction } from '@/components/appointments/use-visit-action'
import { DueStep, listedActs, type StepAhead, shortActs } from '@/components/appointments/visit-step'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { useNow } from '@/lib/browser/use-now'
import { type Appointment, isToClose } from '@/lib/domain/appointment'
import { isChangeable } from '@/lib/domain/appointment-filters'
import { formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface PatientActionsProps {
  visit: MovedVisit &
    Pick<Appointment, 'status' | 'seriesId' | 'changeableUntil' | 'patientName' | 'doctorName'>
  /** Which visit, in words. */
  what: string
  /** The server's time, ISO. */
  now: string
  /** The clinic's desk moves and cancels on behalf of the patient, also later. */
  desk?: boolean
  /** For the desk: what is due with the patient. */
  step?: StepAhead | null
  /** More that can be done about it, also when it is too late to move it. */
  children?: ReactNode
  /** Prints it. */
  print?: ReactNode
}

/** Why its patient can no longer change it. */
function closedHintOf({ status, start }: Pick<Appointment, 'status' | 'start'>, now: number) {
  if (status !== 'pending') return 'closedHint'
  return Date.parse(start) > now ? 'tooLateHint' : 'startedHint'
}

/** Moving and cancelling, for its patient until it starts and for the clinic's desk. */
export function PatientActions({
  visit,
  what,
  now,
  desk = false,
  step,
  children,
  print,
}: PatientActionsProps) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  const { act, sentence, told, running, cancelling } = useVisitAction(visit, what, step)
  const present = useNow(now).getTime()
  const reader = visit.noEmail ? 'caller' : 'staff'
  const changeable = isChangeable(visit, present)
  const open = desk ? visit.status === 'pending' : changeable
  const until = visit.changeableUntil && keptWord(formatSlot(visit.changeableUntil, visit.timeZone, locale))
  const own = until ? t('changeableHint', { when: until }) : t('patientActionsHint')
  const hint = open ? own : t(closedHintOf(visit, present))
  const isDue = desk && open && step && isToClose(visit, present)
  const acts = desk ? shortActs : listedActs
  return (
    <>
      {isDue && <DueStep step={step} running={running} act={act} sentence={sentence} />}
      <Card className="gap-2 print:hidden">
        <CardTitle className="mb-2">{t(open && !desk ? 'changeOrCancel' : 'actions')}</CardTitle>
        {!desk && (
          <CardDescription>
            <KeptWords>{hint}</KeptWords>
          </CardDescription>
        )}
        {open ? (
          <>
            <div className={acts}>
              {desk ? (
                <MoveVisit visit={visit} what={what} label={t('reschedule')} />
              ) : (
                <MoveLink visit={visit} label={t('reschedule')} />
              )}
              {children}
              {print}
            </div>
            <div className="border-t pt-3">
              <div className={acts}>
                <CancelVisit
                  label={t('cancelAppointment')}
                  what={[desk ? visit.patientName : visit.doctorName, what].filter(Boolean).join(', ')}
                  by={desk ? reader : 'patient'}
                  pending={cancelling}
                  error={sentence}
                  repeats={visit.seriesId !== undefined}
                  overrules={told && desk}
                  onCancel={act}
                />
              </div>
            </div>
          </>
        ) : (
          <div className={listedActs}>
            {children}
            {print}
          </div>
        )}
        {!isDue && <SentenceAlert of={sentence} />}
      </Card>
    </>
  )
}

/** Leads to the doctor's free times, where the visit gets a new one. */
function MoveLink({ visit, label }: { visit: Pick<Appointment, 'id' | 'doctorId'>; label: string }) {
  return (
    <Link
      prefetch={false}
      href={routes.reschedule(visit.doctorId, visit.id)}
      className={buttonVariants({ variant: 'ghost' })}
    >
      <Icon name="calendar-clock" />
      {label}
    </Link>
  )
}
