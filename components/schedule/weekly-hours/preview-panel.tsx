'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { weekdayOf } from '#contract/series-pattern'
import type { WeeklyHoursForm } from '#contract/weekly-hours-form'
import { collisionChoices } from '#contract/workshift-series'
import { SelectField } from '@/components/shared/form/select-field'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { AffectedList } from '@/components/visits/affected-list'
import { affectedVisits } from '@/lib/browser/affected-visits'
import { formatDateTime, formatPlainDay, weekdayNames } from '@/lib/format/dates'
import type { Locale } from '@/lib/i18n/locale'
import type { PreviewedHours } from './use-previewed-hours'
import { YearDrawing } from './year-drawing'

interface PreviewPanelProps {
  form: UseFormReturn<WeeklyHoursForm>
  hours: PreviewedHours | null
  timeZone: string
}

/** Days by their dates while they are few, and otherwise how often each day of the week is among them. */
function daysInWords(days: readonly string[], locale: Locale): string {
  if (days.length <= 4) return days.map((day) => formatPlainDay(day, locale, 'short')).join(', ')
  return weekdayNames(locale, 'long')
    .map((name, index) => [days.filter((day) => weekdayOf(day) === index + 1).length, name] as const)
    .filter(([count]) => count > 0)
    .map((counted) => counted.join(' × '))
    .join(', ')
}

/** The effects of saving: how many blocks, where they meet others, and which visits would lose their hours. */
export function PreviewPanel({ form, hours, timeZone }: PreviewPanelProps) {
  const t = useTranslations('weeklyHours')
  const locale = useLocale()
  if (!hours) return <p className="text-sm text-muted-foreground">{t('noPreview')}</p>
  const { shifts, skipped, first, last, collisions, affected } = hours.preview
  // What has begun comes first, and is kept also where the rest is joined or replaced.
  const kept = [...hours.collides].slice(0, skipped)
  const said = (instant: string | null) => keptWord(instant ? formatDateTime(instant, timeZone, locale) : '')
  return (
    <section aria-label={t('preview')} className="grid gap-3">
      <p aria-live="polite" className="text-sm">
        <strong className="font-semibold">{t('count', { count: shifts })}</strong>
        {first && last && (
          <KeptWords>{` ${t('between', { first: said(first), last: said(last) })}`}</KeptWords>
        )}
        {kept.length > 0 && ` ${t('kept', { count: kept.length, days: daysInWords(kept, locale) })}`}
      </p>
      <YearDrawing hours={hours} />
      {collisions.length > 0 && (
        <SelectField
          control={form.control}
          name="collisions"
          label={t('collisions', { count: collisions.length })}
          options={collisionChoices.map((choice) => [choice, t(`choice.${choice}`)] as const)}
        />
      )}
      {affected.length > 0 && (
        <Alert variant="warning">
          <div className="grid gap-2">
            <p>{t('affected', { count: affected.length })}</p>
            <AffectedList appointments={affectedVisits(affected)} timeZone={timeZone} />
          </div>
        </Alert>
      )}
    </section>
  )
}
