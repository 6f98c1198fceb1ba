'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Holiday } from '#contract/days-off'
import { CheckboxRow } from '@/components/ui/checkbox'
import { NativeSelect } from '@/components/ui/native-select'
import { dayInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { useHolidays } from '@/lib/swr/days-off'

interface HolidayChoiceProps {
  /** The day around which somebody plans. */
  from: string
  /** First days of those that were chosen. */
  chosen: readonly string[]
  onChoose: (days: string[]) => void
  /** Somebody who may add the days of the town for every year. */
  mayEdit: boolean
  /** Called with the holidays that can be chosen. */
  onOffered: (holidays: Holiday[]) => void
}

/** How many of its own days the town has on the list. */
const townDays = (holidays: readonly Holiday[]) => holidays.filter(({ local }) => local).length

/** The public holidays of the clinic's region, each to be chosen: none is taken off automatically. */
export function HolidayChoice({ from, chosen, mayEdit, onChoose, onOffered }: HolidayChoiceProps) {
  const t = useTranslations('daysOff')
  const locale = useLocale()
  const id = useId()
  const first = Number(from.slice(0, 4))
  const [year, setYear] = useState(first)
  const { holidays, failed } = useHolidays(year)
  const coming = holidays?.filter(({ to }) => year > first || to >= from)
  const isWorkedOut = holidays?.some(({ official }) => official === false)
  const lacksTown = holidays?.some(({ local }) => local !== undefined) && townDays(holidays) < 2
  const offer = useEffectEvent(onOffered)
  useEffect(() => {
    if (holidays) offer(holidays)
  }, [holidays])
  const toggle = (day: string, on: boolean) =>
    onChoose(on ? [...chosen, day] : chosen.filter((each) => each !== day))
  return (
    <fieldset className="grid gap-2 rounded-md border p-3 text-sm" aria-busy={!holidays && !failed}>
      <legend className="px-1 font-medium">{t('holidays')}</legend>
      <div className="flex items-center justify-between gap-3">
        <p className="text-muted-foreground">{t('holidaysText')}</p>
        <label htmlFor={id} className="sr-only">
          {t('year')}
        </label>
        <NativeSelect
          id={id}
          wrapperClassName="w-24 shrink-0"
          value={year}
          onChange={({ target }) => {
            // One year at a time: a holiday that is not shown is not chosen.
            onChoose([])
            setYear(Number(target.value))
          }}
        >
          {[first, first + 1].map((each) => (
            <option key={each} translate="no" value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
      </div>
      {isWorkedOut && <p className="text-muted-foreground">{t('holidaysWorkedOut', { year })}</p>}
      {lacksTown && (
        <p className="text-muted-foreground">
          {t('localMissing')}{' '}
          {mayEdit && (
            <Link className="font-medium text-primary underline" href={`${routes.clinicEdit}#local-holidays`}>
              {t('addLocal')}
            </Link>
          )}
        </p>
      )}
      {failed && <p role="alert">{t('holidaysFailed')}</p>}
      {coming?.length === 0 && <p>{t('noHolidays')}</p>}
      <ul className="grid max-h-56 gap-0.5 overflow-y-auto">
        {coming?.map((holiday) => (
          <li key={holiday.from}>
            <CheckboxRow
              className="rounded-sm px-1.5 hover:bg-muted has-disabled:text-muted-foreground"
              checked={holiday.known || chosen.includes(holiday.from)}
              disabled={holiday.known}
              onChange={({ target }) => toggle(holiday.from, target.checked)}
            >
              <span className="min-w-0">
                <span translate="no" className="first-letter:uppercase inline-block">
                  {dayInWords(holiday.from, locale)}
                </span>
                <span className="text-muted-foreground">
                  {' '}
                  · {locale === 'es' ? holiday.nameEs : holiday.nameEn}
                  {holiday.known && ` (${t('known')})`}
                </span>
              </span>
            </CheckboxRow>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
