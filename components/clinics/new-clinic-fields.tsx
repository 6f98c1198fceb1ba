'use client'

import { useTranslations } from 'next-intl'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { registerClinicForm } from '#contract/clinics'
import { TimeZoneField } from '@/components/clinics/time-zone-field'
import { TextField } from '@/components/shared/form/text-field'
import { clinicTimeZones } from '@/lib/content/clinic-settings'

export type ClinicRegistration = z.output<typeof registerClinicForm>

export const noClinicYet: ClinicRegistration = {
  name: '',
  street: '',
  phone: '',
  city: '',
  district: '',
  postalCode: '',
  plan: '',
  timeZone: clinicTimeZones[0],
}

/** Name, place, telephone and clock of a clinic that is being registered. */
export function NewClinicFields({ control }: { control: Control<ClinicRegistration> }) {
  const t = useTranslations('clinics')
  return (
    <>
      {/* In the order of an envelope; side by side on phones, too, but for what is long. */}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 *:nth-[-n+2]:col-span-full">
        <TextField control={control} name="name" label={t('name')} required autoComplete="organization" />
        <TextField control={control} name="street" label={t('street')} autoComplete="address-line1" />
        <div className="col-span-full flex flex-wrap items-start gap-x-4 gap-y-5">
          <TextField
            control={control}
            name="postalCode"
            label={t('postalCode')}
            className="basis-32"
            required
            autoComplete="postal-code"
          />
          <TextField
            control={control}
            name="city"
            label={t('city')}
            className="grow basis-32"
            required
            autoComplete="address-level2"
          />
        </div>
        <TextField control={control} name="district" label={t('district')} required autoComplete="off" />
        <TextField control={control} name="phone" type="tel" label={t('phone')} autoComplete="tel" />
      </div>
      <TimeZoneField present={clinicTimeZones[0]} />
    </>
  )
}
