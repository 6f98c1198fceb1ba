'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { RegistrationWay } from '@/lib/domain/registration-way'

const registrationWays: readonly RegistrationWay[] = ['invite', 'password']

interface RegistrationWaysProps {
  way: RegistrationWay
  onChange: (way: RegistrationWay) => void
}

/** The choice that a registration begins with: the person gets a password now, or an email by which they choose one. */
export function RegistrationWays({ way, onChange }: RegistrationWaysProps) {
  const t = useTranslations('registrationWays')
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
      <legend className="mb-3 text-base font-semibold">{t('choose')}</legend>
      {registrationWays.map((each) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border px-3 py-2 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={id}
            className="radio mt-0.5 outline-none"
            aria-labelledby={`${id}${each}`}
            aria-describedby={`${id}${each}-text`}
            checked={each === way}
            onChange={() => onChange(each)}
          />
          <span className="grid min-w-0 gap-0.5">
            <span id={`${id}${each}`} className="font-medium">
              {t(`ways.${each}`)}
            </span>
            <span id={`${id}${each}-text`} className="text-sm text-muted-foreground">
              {t(`texts.${each}`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
