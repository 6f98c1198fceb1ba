'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { confirmPasswordInput } from '#contract/users'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { showFieldErrors } from '@/components/shared/form/form-errors'
import { PasswordField } from '@/components/shared/form/password-field'
import { useFaultText } from '@/components/shared/form/use-fault-text'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Form } from '@/components/ui/form'
import { leaveApp } from '@/lib/browser/leave'
import { passwordFault } from '@/lib/domain/sign-in-errors'
import { refusalOf } from '@/lib/swr/account'
import { useCloseAccount } from '@/lib/swr/leaving'

export function CloseAccountDialog(props: { onClose: () => void }) {
  return (
    <FullMessages>
      <Question {...props} />
    </FullMessages>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useTranslations('leaving')
  const textOf = useFaultText()
  const { trigger, isMutating } = useCloseAccount()
  const [error, setError] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(confirmPasswordInput),
    defaultValues: { currentPassword: '' },
  })
  const submit = form.handleSubmit(async (input) => {
    setError(null)
    try {
      await trigger(input)
      leaveApp('choice')
    } catch (refused) {
      const fault = passwordFault(refusalOf(refused))
      showFieldErrors(form, fault.fields)
      setError(fault.form && textOf(fault.form))
    }
  })
  return (
    <Form {...form}>
      <FormDialog
        open
        onOpenChange={(next) => !next && onClose()}
        title={t('closeTitle')}
        description={t('closeQuestion')}
        submitLabel={t('close')}
        pending={isMutating}
        error={error}
        onSubmit={submit}
      >
        <PasswordField
          control={form.control}
          name="currentPassword"
          label={t('password')}
          autoComplete="current-password"
          required
        />
      </FormDialog>
    </Form>
  )
}
