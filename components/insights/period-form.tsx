import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FilterFold } from '@/components/shared/form/filter-fold'
import { FollowedSelect } from '@/components/shared/form/followed-select'
import { PickedDayParam } from '@/components/shared/form/picked-day-param'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { keptWord } from '@/components/shared/text/as-is'
import { Button, buttonVariants } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import type { Insights } from '@/lib/domain/insights'
import { type InsightsState, insightsQueryOf, mostDays, weeksBefore } from '@/lib/domain/insights'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface FieldProps {
  id: string
  label: string
  children: ReactNode
}

export function Field({ id, label, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      {children}
    </div>
  )
}

const lengths = [4, 12, 52] as const

function isWeeksBefore({ from, to }: InsightsState, today: string, count: number): boolean {
  const period = weeksBefore(today, count)
  return period.from === from && period.to === to
}

interface PeriodFormProps {
  /** The address that the choice is made of. */
  path: string
  state: InsightsState
  doctors: Insights['doctors']
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** Another choice of the page, in words. */
  which?: string
  /** Fields before the others. */
  children?: ReactNode
}

/** Days and doctor, as a form that needs no script: the choice stands in the URL, and applies at once. */
export function PeriodForm({ path, state, doctors, today, which, children }: PeriodFormProps) {
  const t = useTranslations('insights')
  const locale = useLocale()
  const weeks = lengths.find((count) => isWeeksBefore(state, today, count))
  const days = [state.from, state.to].map((day) => formatPlainDay(day, locale)).join(' – ')
  const doctor = doctors.find(({ id }) => id === state.doctor)
  const chosen = [
    ...(which ? [which] : []),
    weeks ? t('lastWeeks', { count: weeks }) : keptWord(days),
    ...(doctors.length > 1 ? [doctor ? keptWord(doctor.name) : t('everybody')] : []),
  ]
  return (
    <FilterFold label={t('filters')} chosen={chosen}>
      <div className="flex flex-wrap items-end gap-3 xl:flex-nowrap">
        {path === routes.insights && <PeriodChoices state={state} today={today} />}
        <div className="grow">
          <TypedSearch
            action={path}
            period={{ days: mostDays, fault: t('noPeriod') }}
            className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap md:*:max-w-60 md:*:flex-[1_1_10rem]"
          >
            {children}
            {doctors.length > 1 && (
              <div className="max-md:col-span-2">
                <Field id="insights-doctor" label={t('doctor')}>
                  <FollowedSelect id="insights-doctor" name="doctor" value={state.doctor}>
                    <option value="">{t('everybody')}</option>
                    {doctors.map(({ id, name }) => (
                      <option translate="no" key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </FollowedSelect>
                </Field>
              </div>
            )}
            <Field id="insights-from" label={t('from')}>
              <PickedDayParam id="insights-from" name="from" value={state.from} required />
            </Field>
            <Field id="insights-to" label={t('to')}>
              <PickedDayParam id="insights-to" name="to" value={state.to} required />
            </Field>
            <Button
              type="submit"
              variant="secondary"
              className={`max-md:col-span-2 md:flex-none! ${quietSubmit}`}
            >
              {t('show')}
            </Button>
          </TypedSearch>
        </div>
      </div>
    </FilterFold>
  )
}

/** Whole weeks up to last Sunday, by one click. */
function PeriodChoices({ state, today }: { state: InsightsState; today: string }) {
  const t = useTranslations('insights')
  return (
    <nav aria-label={t('periods')} className="xl:shrink-0">
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {t('periods')}
      </p>
      <div className="flex flex-wrap gap-2">
        {lengths.map((count) => {
          const isChosen = isWeeksBefore(state, today, count)
          return (
            <Link
              key={count}
              prefetch={false}
              href={routes.insights + insightsQueryOf({ ...state, ...weeksBefore(today, count) })}
              aria-current={isChosen ? 'true' : undefined}
              className={buttonVariants({
                variant: 'secondary',
                className: isChosen ? 'border-primary bg-primary-soft text-primary-strong' : undefined,
              })}
            >
              {t('lastWeeks', { count })}
            </Link>
          )
        })}
      </div>
    </nav>
  )
}
