'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type RefObject, useId } from 'react'
import { PickedDayInput } from '@/components/shared/form/picked-day-input'
import { DataState } from '@/components/shared/state/data-state'
import { Alert } from '@/components/ui/alert'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Skeleton } from '@/components/ui/skeleton'
import { unfinishedDay } from '@/lib/domain/typed-day'
import { cn } from '@/lib/utils'
import { FreeTimes } from './free-times'
import type { useOffers } from './use-offers'

interface TimeChoiceProps
  extends Pick<ComponentProps<typeof FreeTimes>, 'standing' | 'standingRef' | 'timesRef'> {
  offers: ReturnType<typeof useOffers>
  /** Doctors book into their own calendar: they choose no doctor. */
  wholeClinic: boolean
  /** The patient is here: it is today, and the next doctor who is free. */
  walkIn: boolean
  /** The form was sent without a doctor. */
  missingDoctor: boolean
  doctorRef: RefObject<HTMLSelectElement | null>
}

/** With whom, on which day if not the first free one, and when. */
export function TimeChoice(props: TimeChoiceProps) {
  const { offers, wholeClinic, walkIn, missingDoctor, doctorRef } = props
  const t = useTranslations('desk')
  const tBooking = useTranslations('booking')
  const id = useId()
  const { timeZone } = offers
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {wholeClinic && (
          <div className="grid gap-1.5">
            <Label htmlFor={`${id}-doctor`}>{t('doctor')}</Label>
            <NativeSelect
              id={`${id}-doctor`}
              ref={doctorRef}
              value={offers.doctorId ?? ''}
              aria-invalid={missingDoctor || undefined}
              aria-describedby={`${id}-doctor-hint`}
              onChange={(event) => offers.showDoctor(event.target.value)}
            >
              {offers.doctorId === null && <option value="">{t('chooseDoctor')}</option>}
              {offers.doctors.map(({ id: doctorId, name, surname }) => (
                <option translate="no" key={doctorId} value={doctorId}>
                  {name} {surname}
                </option>
              ))}
            </NativeSelect>
            <p
              id={`${id}-doctor-hint`}
              role={missingDoctor ? 'alert' : undefined}
              className={cn('text-sm', missingDoctor ? 'text-destructive-strong' : 'text-muted-foreground')}
            >
              {missingDoctor ? t('chooseDoctor') : offers.isProposed && t(walkIn ? 'freeNext' : 'seenLast')}
            </p>
          </div>
        )}
        {!walkIn && (
          <div className={cn('grid gap-1.5', !wholeClinic && 'sm:col-span-2')}>
            <Label htmlFor={`${id}-day`}>{t('day')}</Label>
            <PickedDayInput
              id={`${id}-day`}
              className={wholeClinic ? undefined : 'sm:w-56'}
              value={offers.day}
              aria-describedby={`${id}-hint`}
              onChange={(day) => day !== unfinishedDay && offers.showDay(day)}
            />
            <p id={`${id}-hint`} className="text-sm text-muted-foreground">
              {t('dayHint')}
            </p>
          </div>
        )}
      </div>
      {offers.doctorId !== null && (
        <DataState
          loading={offers.loading}
          loadingText={t('loadingTimes')}
          skeleton={<Skeleton className="h-11" />}
          error={offers.failed && offers.groups.length === 0 ? t('timesFailed') : null}
        >
          {offers.isLost && (
            <Alert variant="warning" title={tBooking('failures.taken')}>
              {t('chooseOther')}
            </Alert>
          )}
          {timeZone && offers.groups.length > 0 && (
            <FreeTimes
              groups={offers.groups}
              standing={props.standing}
              missing={offers.isMissed}
              timeZone={timeZone}
              ofOneDay={offers.day !== ''}
              standingRef={props.standingRef}
              timesRef={props.timesRef}
              onChoose={offers.choose}
            />
          )}
          {offers.groups.length === 0 && (
            <p className="text-muted-foreground">{t(walkIn ? 'noTimesToday' : 'noTimes')}</p>
          )}
        </DataState>
      )}
    </>
  )
}
