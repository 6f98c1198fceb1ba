'use client'

import { useTranslations } from 'next-intl'
import { type Control, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { islandsOf, type Region, regionNames, regions } from '#contract/regions'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

const rows = [0, 1] as const

/** Where the clinic is, for its public holidays: region, island, and the two days that the town sets. */
export function HolidayFields({ control }: { control: Control<Input, unknown, Output> }) {
  const t = useTranslations('clinics')
  // A form's choice of a region is a code of the list, or ''.
  const islands = islandsOf(useWatch({ control, name: 'region' }) as Region | '' | null)
  return (
    <>
      <SelectField
        control={control}
        name="region"
        label={t('region')}
        help={t('regionHelp')}
        options={[['', t('noRegion')], ...regions.map((code) => [code, regionNames[code]] as const)]}
      />
      {islands.length > 0 && (
        <SelectField
          control={control}
          name="island"
          label={t('island')}
          help={t('islandHelp')}
          options={[['', t('noIsland')], ...islands]}
        />
      )}
      <fieldset id="local-holidays" className="grid scroll-mt-20 gap-4 sm:col-span-2">
        <legend className="mb-1 text-sm font-medium">{t('localHolidays')}</legend>
        <p className="text-sm text-muted-foreground">{t('localHolidaysHelp')}</p>
        {rows.map((row) => (
          <div key={row} className="grid grid-cols-[7rem_1fr] gap-4">
            <TextField
              control={control}
              name={`localHolidays.${row}.day`}
              label={t('localDay', { number: row + 1 })}
              placeholder="15/5"
              autoComplete="off"
            />
            <TextField
              control={control}
              name={`localHolidays.${row}.name`}
              label={t('localName', { number: row + 1 })}
              autoComplete="off"
            />
          </div>
        ))}
      </fieldset>
    </>
  )
}
