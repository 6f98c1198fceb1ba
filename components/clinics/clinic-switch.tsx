'use client'

import { useTranslations } from 'next-intl'
import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { CheckboxCard } from '@/components/ui/checkbox'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

interface ClinicSwitchProps {
  control: Control<Input, unknown, Output>
  name: 'listed' | 'selfRegistration' | 'parentsAddChildren' | 'staffSecondFactor' | 'strictPasswords'
}

/** Something that a clinic does or does not, with what that means. */
export function ClinicSwitch({ control, name }: ClinicSwitchProps) {
  const t = useTranslations('clinics')
  const { field } = useController({ control, name })
  const { value, ...rest } = field
  return (
    <CheckboxCard
      {...rest}
      className="sm:col-span-2"
      checked={value ?? false}
      title={t(name)}
      help={t(`${name}Help`)}
    />
  )
}
