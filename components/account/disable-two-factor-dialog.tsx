'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { disableTwoFactorInput } from '#contract/users'
import { FormDialog } from '@/components/shared/form-dialog'
import { showFieldErrors } from '@/components/shared/form-errors'
import { PasswordField } from '@/components/shared/password-field'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { disableFault } from '@/lib/domain/sign-in-errors'
import { refusalOf, useDisableTwoFactor } from '@/lib/swr/account'
import { CodeField } from './code-field'
import { useFaultText } from './use-fault-text'

interface DisableTwoFactorDialogProps {
  onDisabled: () => void
  onClose: () => void
}

/** Turning the second factor off needs both factors. */
export function DisableTwoFactorDialog({ onDisabled, onClose }: DisableTwoFactorDialogProps) {
  const t = useTranslations('account')
  const textOf = useFaultText()
  const { trigger, isMutating } = useDisableTwoFactor()
  const [error, setError] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(disableTwoFactorInput),
    defaultValues: { currentPassword: '', totpToken: '' },
  })

  const submit = form.handleSubmit(async (input) => {
    setError(null)
    try {
      await trigger(input)
      toast.success(t('disabled'))
      onDisabled()
      onClose()
    } catch (refused) {
      const fault = disableFault(refusalOf(refused))
      showFieldErrors(form, { ...fault.fields })
      setError(fault.form && textOf(fault.form))
    }
  })

  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('disableTitle')}
      description={t('disableText')}
      submitLabel={t('disable')}
      pending={isMutating}
      error={error}
      onSubmit={submit}
    >
      <Form {...form}>
        <PasswordField
          control={form.control}
          name="currentPassword"
          label={t('currentPassword')}
          autoComplete="current-password"
          required
        />
        <CodeField control={form.control} label={t('code')} />
      </Form>
    </FormDialog>
  )
}
