'use client'

import { useTranslations } from 'next-intl'
import { appointmentStatuses, specialties } from '#contract/choices'
import { FilterDate, FilterSelect } from '@/components/appointments/filter-fields'
import { Button } from '@/components/ui/button'
import { type AppointmentQuery, readAppointmentQuery } from '@/lib/domain/appointment-filters'

const statusLabels = {
  pending: 'statusPending',
  cancelled: 'statusCancelled',
  completed: 'statusCompleted',
  'no-show': 'statusNoShow',
} as const

interface PastFiltersProps {
  query: AppointmentQuery
  onChange: (change: Partial<AppointmentQuery>) => void
}

/** A plain GET form without scripts; with them every change applies at once. */
export function PastFilters({ query, onChange }: PastFiltersProps) {
  const t = useTranslations('appointments')
  const tCommon = useTranslations('common')
  const tSpecialty = useTranslations('specialties')

  function apply(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    onChange(readAppointmentQuery(new URLSearchParams(entries)))
  }

  return (
    <search>
      <form
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto] print:hidden"
        onChange={(event) => apply(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        <input type="hidden" name="tab" value="past" />
        <FilterSelect
          id="past-specialty"
          name="specialty"
          label={t('specialty')}
          value={query.specialty ?? ''}
        >
          <option value="">{t('allSpecialties')}</option>
          {specialties.map((value) => (
            <option key={value} value={value}>
              {tSpecialty(value)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect id="past-status" name="status" label={t('status')} value={query.status ?? ''}>
          <option value="">{t('allStatuses')}</option>
          {appointmentStatuses.map((value) => (
            <option key={value} value={value}>
              {tCommon(statusLabels[value])}
            </option>
          ))}
        </FilterSelect>
        <FilterDate id="past-from" name="from" label={t('from')} value={query.from ?? ''} />
        <FilterDate id="past-to" name="to" label={t('to')} value={query.to ?? ''} />
        <Button
          variant="secondary"
          className="max-lg:col-span-2 sm:max-lg:justify-self-start"
          disabled={query.from === null && query.to === null}
          onClick={() => onChange({ from: null, to: null, page: 1 })}
        >
          {t('clearDates')}
        </Button>
        <noscript>
          <Button type="submit">{t('apply')}</Button>
        </noscript>
      </form>
    </search>
  )
}
