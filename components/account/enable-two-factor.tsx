'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { useFaultText } from '@/components/shared/form/use-fault-text'
import type { TwoFactorSetup } from '@/lib/domain/account'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { refusalOf, useStartTwoFactor } from '@/lib/swr/account'
import { RecoveryCodes } from './recovery-codes'

const TwoFactorDialog = dynamic(() => import('./two-factor-dialog').then((module) => module.TwoFactorDialog))

/** From the warning over the QR image and the first code to the recovery codes. */
export function EnableTwoFactor({ onEnabled, onClose }: { onEnabled: () => void; onClose: () => void }) {
  const t = useTranslations('account')
  const textOf = useFaultText()
  const { trigger, isMutating } = useStartTwoFactor()
  const [error, setError] = useState<string | null>(null)
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function start() {
    setError(null)
    try {
      setSetup(await trigger())
    } catch (refused) {
      setError(textOf(signInFault(refusalOf(refused))))
    }
  }

  function finish(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    onEnabled()
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (setup) return <TwoFactorDialog setup={setup} onConfirmed={finish} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('warningTitle')}
      description={t('warningText')}
      confirmLabel={t('warningConfirm')}
      pending={isMutating}
      error={error}
      onConfirm={start}
    />
  )
}
