'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CancelVisit } from '@/components/appointments/cancel-visit'
import { CloseVisit } from '@/components/appointments/close-visit'
import { ClosedVisit } from '@/components/appointments/closed-visit'
import { type MovedVisit, MoveVisit } from '@/components/appointments/move-visit'
import { useVisitAction } from '@/components/appointments/use-visit-action'
import { DueStep, listedActs, shortActs, VisitStep } from '@/components/appointments/visit-step'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { Card, CardTitle } from '@/components/ui/card'
import { useNow } from '@/lib/browser/use-now'
import { type AppointmentDetail, isToClose } from '@/lib/domain/appointment'

interface DoctorActionsProps {
  visit: MovedVisit & Pick<AppointmentDetail, 'patientId' | 'status' | 'undo' | 'seriesId'>
  /** Which visit, in words: when, and in a list also whose. */
  what: string
  title: string
  /** The server's time, ISO. */
  now: string
  /** Labels of *start*, which also records the arrival, and of *arrive*; null where the step is not possible. */
  begin: string | null
  arrive: string | null
  /** Prints it. */
  print?: ReactNode
}

/** The doctor's actions on a visit: start, close, move, and reopen until the end of the day. What is due comes first. */
export function DoctorActions({ visit, what, title, now, begin, arrive, print }: DoctorActionsProps) {
  const t = useTranslations('visitActions')
  const step = begin === null ? null : { verb: 'start' as const, label: begin }
  const { act, undo, undoing, sentence, told, running, cancelling } = useVisitAction(
    visit,
    title,
    arrive === null ? step : { verb: 'arrive', label: arrive },
  )
  const at = useNow(now).getTime()
  const early = Date.parse(visit.start) > at
  const open = visit.status === 'pending'
  const isDue = isToClose(visit, at)
  const ends = isDue && !step
  const close = { what: title, early, error: sentence }
  const complete = (
    <CloseVisit
      {...close}
      primary={ends}
      verb="complete"
      label={t('complete')}
      pending={running === 'complete'}
      onClose={() => act('complete')}
    />
  )
  return (
    <>
      {isDue && step && <DueStep step={step} running={running} act={act} sentence={sentence} />}
      <Card className="gap-2 print:hidden">
        <CardTitle className="mb-2">{t('actions')}</CardTitle>
        {ends && complete}
        {open ? (
          <>
            <div className={shortActs}>
              <MoveVisit visit={visit} what={what} label={t('reschedule')} />
              {arrive && (
                <VisitStep step={{ verb: 'arrive', label: arrive }} listed running={running} act={act} />
              )}
              {!ends && complete}
              <CloseVisit
                {...close}
                verb="no-show"
                label={t('setNotAttended')}
                pending={running === 'no-show'}
                onClose={() => act('no-show')}
              />
              {print}
            </div>
            <div className="border-t pt-2">
              <div className={shortActs}>
                <CancelVisit
                  label={t('cancel')}
                  what={title}
                  by={visit.noEmail ? 'caller' : 'staff'}
                  pending={cancelling}
                  error={sentence}
                  repeats={visit.seriesId !== undefined}
                  overrules={told}
                  onCancel={act}
                />
              </div>
            </div>
          </>
        ) : (
          <>
            <ClosedVisit visit={visit} pending={undoing} onUndo={undo} />
            <div className={listedActs}>{print}</div>
          </>
        )}
        {!(isDue && step) && <SentenceAlert of={sentence} />}
      </Card>
    </>
  )
}
