'use client'

import { useFormContext } from 'react-hook-form'
import { FormRow } from '@/components/shared/form/form-row'
import { InputOtp } from '@/components/ui/input-otp'

/** Six digits of the authenticator app; what is pasted may hold spaces. */
export function CodeField({ label }: { label: string }) {
  const { control } = useFormContext<{ totpToken: string }>()
  return (
    <FormRow control={control} name="totpToken" label={label} required>
      {(field) => <InputOtp {...field} pasteTransformer={(text) => text.replace(/\D/g, '')} />}
    </FormRow>
  )
}
