import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { appointmentStatuses, specialties } from '#contract/choices'
import { FilterForm } from '@/components/appointments/filter-form'
import { DayParam } from '@/components/shared/form/day-param'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import type { AppointmentQuery } from '@/lib/domain/appointment-filters'

const statusLabels = {
  pending: 'statusPast',
  cancelled: 'statusCancelled',
  completed: 'statusCompleted',
  'no-show': 'statusNoShow',
} as const

/** Specialty, status and days. A plain GET form without scripts; with them every change applies at once. */
export function PastFilters({ query, path }: { query: AppointmentQuery; path: string }) {
  const t = useTranslations('appointments')
  const tCommon = useTranslations('common')
  const tSpecialty = useTranslations('specialties')
  const { specialty, status, from, to } = query
  const values = { specialty: specialty ?? '', status: status ?? '', from: from ?? '', to: to ?? '' }
  return (
    <FilterForm
      path={path}
      values={values}
      loadingText={t('loading')}
      clear={{ label: t('clearDates'), fields: ['from', 'to'] }}
    >
      <input type="hidden" name="tab" value="past" />
      <Select name="specialty" label={t('specialty')} value={values.specialty}>
        <option value="">{t('allSpecialties')}</option>
        {specialties.map((value) => (
          <option key={value} value={value}>
            {tSpecialty(value)}
          </option>
        ))}
      </Select>
      <Select name="status" label={t('status')} value={values.status}>
        <option value="">{t('allStatuses')}</option>
        {appointmentStatuses.map((value) => (
          <option key={value} value={value}>
            {tCommon(statusLabels[value])}
          </option>
        ))}
      </Select>
      <Day name="from" label={t('from')} value={values.from} />
      <Day name="to" label={t('to')} value={values.to} />
      <noscript>
        <Button type="submit">{t('apply')}</Button>
      </noscript>
    </FilterForm>
  )
}

interface FieldProps {
  name: string
  label: string
  value: string
}

function Select({ name, label, value, children }: FieldProps & { children: ReactNode }) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5 max-sm:col-span-2">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} name={name} defaultValue={value}>
        {children}
      </NativeSelect>
    </div>
  )
}

function Day({ name, label, value }: FieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <DayParam id={id} name={name} value={value} />
    </div>
  )
}
