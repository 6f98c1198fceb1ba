'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { twoDigitHours } from '#contract/opening-hours'
import { typedDayOfYear } from '#contract/regions'
import { ClinicSwitch } from '@/components/clinics/clinic-switch'
import { HolidayFields } from '@/components/clinics/holiday-fields'
import { OpeningHoursFields } from '@/components/clinics/opening-hours-fields'
import { PageAddressField } from '@/components/clinics/page-address-field'
import { TimeZoneField } from '@/components/clinics/time-zone-field'
import { useClinicSave } from '@/components/clinics/use-clinic-save'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { CancelButton } from '@/components/shared/form/cancel-button'
import { CountField } from '@/components/shared/form/count-field'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { TextField } from '@/components/shared/form/text-field'

import { Form } from '@/components/ui/form'
import { useFormDraft } from '@/lib/browser/drafts/use-form-draft'
import {
  idleLengths,
  noticeLengths,
  openVisitLimits,
  recordTerms,
  slotLengths,
  weekdays,
} from '@/lib/content/clinic-settings'
import type { Clinic } from '@/lib/domain/clinic'
import { spanOf } from '@/lib/domain/span'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

const resolver = lazyResolver(() =>
  import('#contract/clinics').then((contract) => contract.updateClinicInput),
)

/** Under which name it is kept while it is being typed into. */
export const draftOf = ({ id }: Clinic) => `edit-clinic:${id}`

/** Two rows to fill in: a town has two days of its own. */
function localRowsOf({ localHolidays = [] }: Clinic) {
  const typed = localHolidays.map(({ day, name }) => ({ day: typedDayOfYear(day), name }))
  const empty = [0, 1].slice(typed.length).map(() => ({ day: '', name: '' }))
  return [...typed, ...empty]
}

/** The form's initial values. */
function valuesOf(clinic: Clinic) {
  const { name, city, district, postalCode, timeZone, slotMinutes, version } = clinic
  return {
    name,
    city,
    district,
    postalCode,
    timeZone,
    slotMinutes,
    noticeMinutes: clinic.noticeMinutes ?? 0,
    discreetAfterMinutes: clinic.discreetAfterMinutes ?? 0,
    mostOpenVisits: clinic.mostOpenVisits ?? 20,
    recordYears: clinic.recordYears ?? 5,
    version,
    street: clinic.street ?? '',
    phone: clinic.phone ?? '',
    region: clinic.region ?? null,
    island: clinic.island ?? null,
    localHolidays: localRowsOf(clinic),
    openingHours: clinic.openingHours?.map(twoDigitHours) ?? weekdays.map(() => ''),
    selfRegistration: clinic.selfRegistration ?? false,
    parentsAddChildren: clinic.parentsAddChildren ?? false,
    staffSecondFactor: clinic.staffSecondFactor ?? false,
    strictPasswords: clinic.strictPasswords ?? false,
    slug: clinic.slug ?? '',
    listed: clinic.listed ?? false,
  }
}

interface ClinicFormProps {
  clinic: Clinic
  onSaved: (clinic: Clinic) => void
  onCancel: () => void
}

export function ClinicForm({ clinic, onSaved, onCancel }: ClinicFormProps) {
  const t = useTranslations('clinics')
  const tGroups = useTranslations('clinicGroups')
  const start = valuesOf(clinic)
  const form = useForm<Input, unknown, Output>({
    resolver,
    mode: 'onTouched',
    defaultValues: start,
  })
  useFormDraft(draftOf(clinic), form)
  const { control } = form
  const { submit, saving, refusal, questions } = useClinicSave(clinic, form, onSaved)

  return (
    <Form {...form}>
      <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={submit}>
        <GroupTitle>{tGroups('address')}</GroupTitle>
        <TextField control={control} name="name" label={t('name')} required />
        <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="tel" />
        <TextField control={control} name="street" label={t('street')} autoComplete="address-line1" />
        <TextField
          control={control}
          name="postalCode"
          label={t('postalCode')}
          className="max-w-40"
          required
        />
        <TextField control={control} name="city" label={t('city')} required />
        <TextField control={control} name="district" label={t('district')} required />
        <GroupTitle>{tGroups('hours')}</GroupTitle>
        <OpeningHoursFields control={control} />
        <TimeZoneField present={start.timeZone} />
        {clinic.countryCode === 'ES' && <HolidayFields control={control} />}
        <GroupTitle>{tGroups('booking')}</GroupTitle>
        <CountField
          control={control}
          name="slotMinutes"
          label={t('slotMinutes')}
          counts={slotLengths}
          present={start.slotMinutes}
          say={(count) => t('minutes', { count })}
        />
        <CountField
          control={control}
          name="noticeMinutes"
          label={t('kindNotice')}
          help={t('noticeHelp')}
          counts={noticeLengths}
          present={start.noticeMinutes}
          say={(count) => (count === 0 ? t('kindNoNotice') : t('span', { ...spanOf(count) }))}
        />
        <CountField
          control={control}
          name="mostOpenVisits"
          label={t('mostOpenVisits')}
          help={t('mostOpenVisitsHelp')}
          counts={openVisitLimits}
          present={start.mostOpenVisits}
          say={(count) => t('visits', { count })}
        />
        <PageAddressField />
        <ClinicSwitch control={control} name="listed" />
        <ClinicSwitch control={control} name="selfRegistration" />
        <ClinicSwitch control={control} name="parentsAddChildren" />
        <GroupTitle>{tGroups('security')}</GroupTitle>
        <ClinicSwitch control={control} name="staffSecondFactor" />
        <ClinicSwitch control={control} name="strictPasswords" />
        <CountField
          control={control}
          name="discreetAfterMinutes"
          label={t('discreetAfter')}
          help={t('discreetHelp')}
          counts={idleLengths}
          present={start.discreetAfterMinutes}
          say={(count) => (count === 0 ? t('discreetNever') : t('idleMinutes', { count }))}
        />
        <CountField
          control={control}
          name="recordYears"
          label={t('recordYears')}
          help={t('recordYearsHelp')}
          counts={recordTerms}
          present={start.recordYears}
          say={(count) => t('years', { count })}
        />
        <div className="sticky bottom-0 z-10 -mx-4 -mb-4 grid gap-3 rounded-b-lg border-t bg-card px-4 py-3 sm:col-span-2 sm:-mx-6 sm:-mb-6 sm:px-6">
          <SentenceAlert of={refusal} />
          <div className="flex flex-wrap gap-2">
            <SubmitButton pending={saving}>{t('save')}</SubmitButton>
            <CancelButton disabled={saving} onClick={onCancel}>
              {t('cancel')}
            </CancelButton>
          </div>
        </div>
      </form>
      {questions}
    </Form>
  )
}

function GroupTitle({ children }: { children: string }) {
  return (
    <h3 className="border-t pt-4 text-sm font-semibold first:border-0 first:pt-0 sm:col-span-2">
      {children}
    </h3>
  )
}
