'use client'

import { type ComponentProps, useState } from 'react'
import { PasswordInput } from '@/components/shared/form/password-input'
import { PasswordRules } from '@/components/shared/form/password-rules'
import { LightField } from './light-field'

/** A password to be chosen, with what it must hold. */
export function NewPasswordField(
  props: Pick<ComponentProps<typeof LightField>, 'form' | 'name' | 'label' | 'className'>,
) {
  const [typed, setTyped] = useState('')
  return (
    <LightField
      {...props}
      required
      control={(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          rules={PasswordRules}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    />
  )
}
