'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { formatSlot } from '@/lib/format/dates'
import { doctorsOf, fewKinds } from './asked-booking'
import { ChooseKind } from './choose-kind'
import { FreeTimes } from './free-times'
import type { ChosenTime } from './person-form'

export interface Wish {
  kindId: string
  /** Empty for anyone. */
  doctorId: string
}

interface ChooseTimeProps {
  clinic: Pick<PublicClinic, 'slug' | 'timeZone' | 'kinds' | 'doctors'>
  today: string
  others?: ReactNode
  wish: Wish
  onWish: (wish: Wish) => void
  /** Free times near the one that was taken meanwhile; null while none was. */
  taken: readonly string[] | null
  onTime: (time: ChosenTime) => void
}

/** What for, with whom, when. */
export function ChooseTime({ clinic, today, others, wish, onWish, taken, onTime }: ChooseTimeProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const kind = clinic.kinds.find((each) => each.id === wish.kindId)
  const doctors = doctorsOf(clinic.doctors, kind)
  return (
    <div className="@container grid gap-5">
      {taken && (
        <Alert variant="warning" title={t('takenTitle')}>
          <p>{t(taken.length > 0 ? 'takenText' : 'takenNone')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {taken.map((start) => (
              <Button
                key={start}
                variant="secondary"
                onClick={() => onTime({ start, doctorId: wish.doctorId || null })}
              >
                <Time dateTime={start} className="inline-block first-letter:uppercase">
                  {formatSlot(start, clinic.timeZone, locale)}
                </Time>
              </Button>
            ))}
          </div>
        </Alert>
      )}
      <ChooseKind
        clinic={clinic}
        today={today}
        chosen={wish.kindId}
        onChoose={(kindId) => onWish(keepingDoctor(clinic, kindId, wish.doctorId))}
      />
      {others}
      {(kind ? doctors.length > 1 || clinic.kinds.length > fewKinds : wish.doctorId) && (
        <ChooseDoctor
          doctors={doctors}
          chosen={wish.doctorId}
          onChoose={(doctorId) => onWish({ ...wish, doctorId })}
        />
      )}
      {kind ? (
        <FreeTimes clinic={clinic} today={today} wish={wish} onTime={onTime} />
      ) : (
        <p className="text-sm text-muted-foreground">{t('timesByKind')}</p>
      )}
    </div>
  )
}

interface ChooseDoctorProps {
  doctors: PublicClinic['doctors']
  /** Empty for anyone. */
  chosen: string
  onChoose: (doctorId: string) => void
}

/** The choice of a doctor; a name alone where there is no other. */
function ChooseDoctor({ doctors, chosen, onChoose }: ChooseDoctorProps) {
  const t = useTranslations('publicBooking')
  const id = useId()
  const [only] = doctors
  if (only && doctors.length === 1) {
    return (
      <div className="grid gap-1">
        <h2 className="text-base font-semibold">{t('doctor')}</h2>
        <p className="wrap-anywhere">
          <AsIs>{t('doctorName', { name: `${only.name} ${only.surname}` })}</AsIs>
        </p>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-base font-semibold">
        {t('doctor')}
      </label>
      <NativeSelect id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('anyone')}</option>
        {doctors.map((doctor) => (
          <option translate="no" key={doctor.id} value={doctor.id}>
            {`${doctor.name} ${doctor.surname}`}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** Keeps the doctor if they see patients of the new kind. */
function keepingDoctor(
  { kinds, doctors }: ChooseTimeProps['clinic'],
  kindId: string,
  doctorId: string,
): Wish {
  const kind = kinds.find((each) => each.id === kindId)
  const isKept = doctorsOf(doctors, kind).some((each) => each.id === doctorId)
  return { kindId, doctorId: isKept ? doctorId : '' }
}
