'use client'

import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/shared/form/select-field'
import { CheckboxRow } from '@/components/ui/checkbox'
import { spanOf } from '@/lib/domain/span'
import type { VisitKind } from '@/lib/domain/visit-kind'
import type { FieldProps } from './visit-kind-fields'

const day = 1440
const notices = [0, 30, 60, 120, 240, 720, day, 2 * day, 3 * day, 7 * day, 14 * day]
const horizons = [7, 14, 30, 60, 90, 180, 365]
const cancelHours = [0, 2, 6, 12, 24, 48, 72, 168]
const pauses = Array.from({ length: 13 }, (_, index) => index * 5)
const perDay = Array.from({ length: 20 }, (_, index) => index + 1)

/** The form's initial values. */
export function rulesOf(kind: VisitKind | null) {
  return {
    noticeMinutes: kind?.noticeMinutes ?? 0,
    horizonDays: kind?.horizonDays ?? null,
    cancelHours: kind?.cancelHours ?? 0,
    before: kind?.before ?? 0,
    after: kind?.after ?? 0,
    perDay: kind?.perDay ?? null,
    newPatients: kind?.newPatients ?? true,
    where: kind?.where ?? 'clinic',
    videoUrl: kind?.videoUrl ?? null,
    resources: kind?.resources ?? [],
    seats: kind?.seats ?? 1,
    public: kind?.public ?? false,
  }
}

/** The choices, and a value among them that was set elsewhere. */
const including = (choices: readonly number[], value: number | null | undefined) =>
  [...new Set([...choices, ...(value == null ? [] : [value])])].sort((a, b) => a - b)

/** Fields for who may book, when, and how long before the start nothing can be changed. */
export function RuleFields({ control }: FieldProps) {
  const t = useTranslations('clinics')
  const { field: newPatients } = useController({ control, name: 'newPatients' })
  const rules = useWatch({ control })
  const { noticeMinutes = 0, horizonDays = null } = rules
  const days = (count: number) => t('span', { unit: 'days', count })
  const minutes = (count: number) => (count === 0 ? t('kindNoPause') : t('span', { ...spanOf(count) }))
  return (
    <fieldset className="grid gap-4 border-t pt-4">
      <legend className="float-left mb-1 w-full font-medium">{t('kindRules')}</legend>
      <div className="clear-both grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          control={control}
          name="noticeMinutes"
          label={t('kindNotice')}
          numeric
          options={including(notices, noticeMinutes).map((each) => [
            each,
            each === 0 ? t('kindClinicNotice') : t('span', { ...spanOf(each) }),
          ])}
        />
        <SelectField
          control={control}
          name="horizonDays"
          label={t('kindHorizon')}
          numeric
          options={[
            ['', t('kindUsualHorizon')],
            ...including(horizons, horizonDays).map((each) => [each, days(each)] as const),
          ]}
        />
        <SelectField
          control={control}
          name="before"
          label={t('kindBefore')}
          numeric
          options={including(pauses, rules.before).map((each) => [each, minutes(each)])}
        />
        <SelectField
          control={control}
          name="after"
          label={t('kindAfter')}
          numeric
          options={including(pauses, rules.after).map((each) => [each, minutes(each)])}
        />
        <SelectField
          control={control}
          name="cancelHours"
          label={t('kindCancel')}
          numeric
          options={including(cancelHours, rules.cancelHours).map((each) => [
            each,
            each === 0 ? t('kindUntilStart') : t('spanBefore', { ...spanOf(each * 60) }),
          ])}
        />
        <SelectField
          control={control}
          name="perDay"
          label={t('kindPerDay')}
          numeric
          options={[
            ['', t('kindAnyNumber')],
            ...including(perDay, rules.perDay).map((each) => [each, String(each)] as const),
          ]}
        />
      </div>
      <CheckboxRow
        checked={newPatients.value}
        onBlur={newPatients.onBlur}
        onChange={(event) => newPatients.onChange(event.target.checked)}
      >
        {t('kindNewPatients')}
      </CheckboxRow>
    </fieldset>
  )
}
