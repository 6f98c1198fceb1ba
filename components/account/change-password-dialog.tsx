'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changePasswordForm } from '#contract/users'
import { FormDialog } from '@/components/shared/form-dialog'
import { showFieldErrors } from '@/components/shared/form-errors'
import { PasswordField } from '@/components/shared/password-field'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/toast'
import { passwordFault } from '@/lib/domain/sign-in-errors'
import { refusalOf, useChangePassword } from '@/lib/swr/account'
import { useFaultText } from './use-fault-text'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account')
  const textOf = useFaultText()
  const { trigger, isMutating } = useChangePassword()
  const [error, setError] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(changePasswordForm), defaultValues: empty })

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setError(null)
    try {
      await trigger({ currentPassword, newPassword })
      toast.success(t('passwordChanged'))
      onClose()
    } catch (refused) {
      const fault = passwordFault(refusalOf(refused))
      showFieldErrors(form, { ...fault.fields })
      setError(fault.form && textOf(fault.form))
    }
  })

  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('changePassword')}
      description={t('changePasswordText')}
      submitLabel={t('updatePassword')}
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
        <PasswordField
          control={form.control}
          name="newPassword"
          label={t('newPassword')}
          autoComplete="new-password"
          showRules
          required
        />
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label={t('confirmPassword')}
          autoComplete="new-password"
          required
        />
      </Form>
    </FormDialog>
  )
}
