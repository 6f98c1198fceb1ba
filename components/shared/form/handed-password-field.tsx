'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { suggestedPassword } from '@/lib/browser/suggested-password'
import { FormRow } from './form-row'
import { PasswordInput } from './password-input'
import { PasswordRules, StrictPasswordRules } from './password-rules'

interface HandedPasswordFieldProps {
  label: string
  strict?: boolean
  required?: boolean
}

/** A password that is handed to somebody else: typed, or suggested and then shown, so that it can be told. */
export function HandedPasswordField({ label, strict = false, required = true }: HandedPasswordFieldProps) {
  const t = useTranslations('passwordRules')
  const { control, setValue } = useFormContext<{ password: string }>()
  const [suggested, setSuggested] = useState('')
  function suggest() {
    const password = suggestedPassword()
    setValue('password', password, { shouldValidate: true, shouldDirty: true })
    setSuggested(password)
  }
  return (
    <FormRow
      control={control}
      name="password"
      label={label}
      required={required}
      aside={() => (
        // As high as the label: the field begins on one line with the one beside it.
        <Button variant="link" className="-my-3" onClick={suggest}>
          {t('suggest')}
        </Button>
      )}
    >
      {(field) => (
        <PasswordInput
          key={suggested}
          {...field}
          value={field.value ?? ''}
          startsVisible={suggested !== ''}
          {...((required || field.value) && { rules: strict ? StrictPasswordRules : PasswordRules })}
          autoComplete="new-password"
        />
      )}
    </FormRow>
  )
}
