'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'

type Input = z.input<typeof updateClinicInput>
type Output = z.output<typeof updateClinicInput>

interface ClinicSwitchProps {
  control: Control<Input, unknown, Output>
  name: 'selfRegistration' | 'staffSecondFactor' | 'strictPasswords'
}

/** Something that a clinic does or does not, with what that means. */
export function ClinicSwitch({ control, name }: ClinicSwitchProps) {
  const t = useTranslations('clinics')
  const id = useId()
  const { field } = useController({ control, name })
  const { value, ...rest } = field
  return (
    <label className="flex items-start gap-3 rounded-md border px-3 py-2.5 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring sm:col-span-2">
      <input
        {...rest}
        type="checkbox"
        checked={value ?? false}
        aria-describedby={id}
        className="mt-0.5 size-4 shrink-0 accent-primary outline-none"
      />
      <span className="grid gap-0.5">
        <span className="text-sm leading-5 font-medium">{t(name)}</span>
        <span id={id} className="text-sm text-muted-foreground">
          {t(`${name}Help`)}
        </span>
      </span>
    </label>
  )
}
