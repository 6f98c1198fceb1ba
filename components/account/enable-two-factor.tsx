'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TwoFactorDialog } from '@/components/account/large-parts'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { useProof } from '@/components/shared/proof/use-proof'
import type { TwoFactorSetup } from '@/lib/domain/account'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { refusalOf } from '@/lib/swr/account'
import { useWrite } from '@/lib/swr/use-call'
import { RecoveryCodes } from './recovery-codes'

/** From the warning, and the password if that was given long ago, over the QR image and the first code to the recovery codes. */
export function EnableTwoFactor({ onEnabled, onClose }: { onEnabled: () => void; onClose: () => void }) {
  const t = useTranslations('account')
  const { trigger } = useWrite('account.startTwoFactor', {})
  const { run, pending, sentence } = useAct((refusal) => signInFault(refusalOf(refusal)))
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const { proven, question } = useProof()
  const [codes, setCodes] = useState<string[] | null>(null)

  async function start() {
    const started = await proven(trigger)
    if (started) setSetup(started)
    else onClose()
  }

  function finish(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    onEnabled()
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (setup) return <TwoFactorDialog setup={setup} onConfirmed={finish} onClose={onClose} />
  if (question) return question
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('warningTitle')}
      description={t('warningText')}
      confirmLabel={t('warningConfirm')}
      pending={pending}
      error={sentence}
      onConfirm={() => run(start)}
    />
  )
}
