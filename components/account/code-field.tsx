'use client'

import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { InputOtp } from '@/components/ui/input-otp'

interface CodeFieldProps<Values extends FieldValues & { totpToken: string }, Output> {
  control: Control<Values, unknown, Output>
  label: string
}

/** Six digits of the authenticator app; what is pasted may hold spaces. */
export function CodeField<Values extends FieldValues & { totpToken: string }, Output = Values>({
  control,
  label,
}: CodeFieldProps<Values, Output>) {
  return (
    <FormField
      control={control}
      name={'totpToken' as FieldPath<Values>} // the constraint on Values says that it is there
      render={({ field }) => (
        <FormItem required>
          <FormLabel className="font-normal">{label}</FormLabel>
          <FormControl>
            <InputOtp {...field} pasteTransformer={(text) => text.replace(/\D/g, '')} />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
