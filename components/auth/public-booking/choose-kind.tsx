'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { dayAt } from '#contract/zone'
import { AsIs } from '@/components/shared/text/as-is'
import { NativeSelect } from '@/components/ui/native-select'
import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindName } from '@/lib/domain/visit-kind'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { doctorsOf, fewKinds, soonestOf } from './asked-booking'

interface ChooseKindProps {
  clinic: Pick<PublicClinic, 'kinds' | 'doctors' | 'timeZone'>
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  chosen: string
  onChoose: (kindId: string) => void
}

/** The choice of a type: each with its length, its first free time where that is known and, where there is one alone, its doctor. */
export function ChooseKind({ clinic, today, chosen, onChoose }: ChooseKindProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const id = useId()
  const { kinds } = clinic
  const nameId = (kindId: string) => `${id}-${kindId}`
  const minutes = (kind: (typeof kinds)[number]) => t('minutes', { count: kind.minutes })
  const onlyDoctor = (kind: (typeof kinds)[number]) => {
    const [only, ...others] = doctorsOf(clinic.doctors, kind)
    return only && others.length === 0 ? t('doctorName', { name: `${only.name} ${only.surname}` }) : null
  }
  const firstTime = (kind: (typeof kinds)[number]) => {
    // A doctor's first time is known of one kind alone: another kind may be free as early.
    const { nextFree: free, nextFreeKindId } = soonestOf(doctorsOf(clinic.doctors, kind)) ?? {}
    if (!free || nextFreeKindId !== kind.id) return null
    const isToday = dayAt(Date.parse(free), clinic.timeZone) === today
    const time = formatClock(free, clinic.timeZone)
    return isToday ? t('fromToday', { time }) : formatSlot(free, clinic.timeZone, locale)
  }
  if (kinds.length > fewKinds) {
    return (
      <div className="grid gap-2">
        <label htmlFor={id} className="text-base font-semibold">
          {t('kind')}
        </label>
        <NativeSelect id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t('chooseKind')}</option>
          {kinds.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {`${kindName(kind, locale)} · ${minutes(kind)}`}
            </option>
          ))}
        </NativeSelect>
      </div>
    )
  }
  return (
    <fieldset className="grid gap-2 @lg:grid-cols-2">
      <legend className="mb-2 text-base font-semibold">{t('kind')}</legend>
      {kinds.map((kind) => (
        <label
          key={kind.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-2 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={id}
            className="radio outline-none"
            aria-labelledby={`${nameId(kind.id)} ${nameId(kind.id)}-length`}
            aria-describedby={`${nameId(kind.id)}-doctor ${nameId(kind.id)}-free`}
            checked={kind.id === chosen}
            onChange={() => onChoose(kind.id)}
          />
          <span className="grid min-w-0 grow gap-0.5 wrap-anywhere">
            <span id={nameId(kind.id)}>{kindName(kind, locale)}</span>
            <span id={`${nameId(kind.id)}-doctor`} className="text-sm text-muted-foreground empty:hidden">
              {onlyDoctor(kind) && <AsIs className="block">{onlyDoctor(kind)}</AsIs>}
            </span>
          </span>
          <span className="grid max-w-1/2 shrink-0 gap-0.5 text-end tabular-nums">
            <span id={`${nameId(kind.id)}-length`} className="text-muted-foreground">
              {minutes(kind)}
            </span>
            <span
              id={`${nameId(kind.id)}-free`}
              className="text-sm text-success-strong first-letter:uppercase empty:hidden"
            >
              {firstTime(kind)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
