'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { confirmTwoFactorInput } from '#contract/users'
import { CopyButton } from '@/components/shared/copy-button'
import { FormDialog } from '@/components/shared/form-dialog'
import { Form } from '@/components/ui/form'
import type { TwoFactorSetup } from '@/lib/domain/account'
import { twoFactorFault } from '@/lib/domain/sign-in-errors'
import { refusalOf, useConfirmTwoFactor } from '@/lib/swr/account'
import { CodeField } from './code-field'
import { useFaultText } from './use-fault-text'

interface TwoFactorDialogProps {
  setup: TwoFactorSetup
  onConfirmed: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** The QR image, the secret and the first code; nothing counts before that code. */
export function TwoFactorDialog({ setup, onConfirmed, onClose }: TwoFactorDialogProps) {
  const t = useTranslations('account')
  const textOf = useFaultText()
  const { trigger, isMutating } = useConfirmTwoFactor()
  const [error, setError] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(confirmTwoFactorInput), defaultValues: { totpToken: '' } })

  const submit = form.handleSubmit(async (input) => {
    setError(null)
    try {
      const { recoveryCodes } = await trigger(input)
      onConfirmed(recoveryCodes)
    } catch (refused) {
      setError(textOf(twoFactorFault(refusalOf(refused))))
      form.reset()
      form.setFocus('totpToken')
    }
  })

  return (
    <FormDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('setupTitle')}
      submitLabel={t('setupSubmit')}
      pending={isMutating}
      error={error}
      onSubmit={submit}
    >
      <Form {...form}>
        <ol className="grid list-decimal gap-4 ps-5 text-sm marker:font-medium marker:text-muted-foreground">
          <li className="ps-1">{t('stepApp')}</li>
          <li className="ps-1">
            {t('stepScan')}
            {/* biome-ignore lint/performance/noImgElement: made for this person, never to be stored or resized */}
            <img
              src={setup.qrCodeUrl}
              alt={t('qrAlt')}
              width={176}
              height={176}
              className="mt-2 rounded-md border bg-white p-2"
            />
          </li>
          <li className="ps-1">
            {t('stepSecret')}
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <code className="rounded-sm bg-muted px-2 py-1.5 font-mono text-sm break-all select-all">
                {setup.secret}
              </code>
              <CopyButton text={setup.secret} size="sm" />
            </div>
          </li>
          <li className="ps-1">
            <CodeField control={form.control} label={t('stepCode')} />
          </li>
        </ol>
      </Form>
    </FormDialog>
  )
}
