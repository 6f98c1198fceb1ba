'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Time } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindsFor } from '@/lib/domain/visit-kind'
import { formatSlot } from '@/lib/format/dates'
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
  wish: Wish
  onWish: (wish: Wish) => void
  /** Free times near the one that was taken meanwhile; null while none was. */
  taken: readonly string[] | null
  onTime: (time: ChosenTime) => void
}

/** What for, with whom, when. */
export function ChooseTime({ clinic, today, wish, onWish, taken, onTime }: ChooseTimeProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const id = useId()
  const kind = clinic.kinds.find((each) => each.id === wish.kindId)
  const doctors = clinic.doctors.filter(({ specialty }) => sees(kind, specialty))
  return (
    <div className="grid gap-5">
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
        kinds={clinic.kinds}
        chosen={wish.kindId}
        onChoose={(kindId) => onWish(keepingDoctor(clinic, kindId, wish.doctorId))}
      />
      {(kind || wish.doctorId) && (
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-doctor`}>{t('doctor')}</Label>
          <NativeSelect
            id={`${id}-doctor`}
            value={wish.doctorId}
            onChange={({ target }) => onWish({ ...wish, doctorId: target.value })}
          >
            <option value="">{t('anyone')}</option>
            {doctors.map((doctor) => (
              <option translate="no" key={doctor.id} value={doctor.id}>
                {`${doctor.name} ${doctor.surname}`}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      {kind ? (
        <FreeTimes clinic={clinic} today={today} wish={wish} onTime={onTime} />
      ) : (
        <p className="text-sm text-muted-foreground">{t('timesByKind')}</p>
      )}
    </div>
  )
}

type Kind = PublicClinic['kinds'][number]

const sees = (kind: Kind | undefined, specialty: PublicClinic['doctors'][number]['specialty']) =>
  !kind || kindsFor([kind], specialty).length > 0

/** Keeps the doctor if they see patients of the new kind. */
function keepingDoctor(
  { kinds, doctors }: ChooseTimeProps['clinic'],
  kindId: string,
  doctorId: string,
): Wish {
  const kind = kinds.find((each) => each.id === kindId)
  const doctor = doctors.find((each) => each.id === doctorId)
  return { kindId, doctorId: doctor && sees(kind, doctor.specialty) ? doctorId : '' }
}
