'use client'

import type { FieldValues } from 'react-hook-form'
import { type FieldProps, FormRow } from '@/components/shared/form/form-row'
import { InputOtp } from '@/components/ui/input-otp'

/** Six digits of the authenticator app; what is pasted may hold spaces. */
export function CodeField<Values extends FieldValues, Output = Values>({
  autoFocus = false,
  ...props
}: FieldProps<Values, Output> & { autoFocus?: boolean }) {
  return (
    <FormRow {...props} required>
      {(field) => (
        <InputOtp {...field} autoFocus={autoFocus} pasteTransformer={(text) => text.replace(/\D/g, '')} />
      )}
    </FormRow>
  )
}
