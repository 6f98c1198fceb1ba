'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { suggestedPassword } from '@/lib/browser/suggested-password'
import { FormRow } from './form-row'
import { PasswordInput } from './password-input'
import { PasswordRules, StrictPasswordRules } from './password-rules'

interface HandedPasswordFieldProps<Values extends FieldValues> {
  name: Path<Values>
  label: string
  strict?: boolean
  required?: boolean
}

/** A password that is handed to somebody else: typed, or suggested and then shown, so that it can be told. */
export function HandedPasswordField<Values extends FieldValues>({
  name,
  label,
  strict = false,
  required = true,
}: HandedPasswordFieldProps<Values>) {
  const t = useTranslations('passwordRules')
  const { control, setValue } = useFormContext<Values>()
  const [suggested, setSuggested] = useState('')
  function suggest() {
    const password = suggestedPassword()
    // The name is that of a text.
    setValue(name, password as PathValue<Values, Path<Values>>, { shouldValidate: true, shouldDirty: true })
    setSuggested(password)
  }
  return (
    <FormRow
      control={control}
      name={name}
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
