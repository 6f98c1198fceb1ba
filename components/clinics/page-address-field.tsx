'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormRow } from '@/components/shared/form/form-row'
import { Input } from '@/components/ui/input'
import { routes } from '@/lib/routes'

/** The last part of the address of the clinic's page, behind what every such address begins with. */
export function PageAddressField() {
  const t = useTranslations('clinics')
  const { control } = useFormContext<{ slug: string }>()
  return (
    <FormRow
      control={control}
      name="slug"
      label={t('slug')}
      help={t('slugHelp')}
      className="max-w-md sm:col-span-2"
    >
      {(field) => <Prefixed {...field} value={field.value ?? ''} />}
    </FormRow>
  )
}

function Prefixed(props: ComponentProps<'input'>) {
  return (
    <div className="relative">
      <span aria-hidden="true" className="absolute inset-y-0 start-3 flex items-center text-muted-foreground">
        {routes.clinicPage('')}
      </span>
      <Input {...props} autoComplete="off" className="ps-9" />
    </div>
  )
}
