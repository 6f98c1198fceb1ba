'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MissHint } from '#contract/miss-hint'
import { Button } from '@/components/ui/button'
import { useAskConfirmation } from '@/lib/swr/visit-mails'

type AskConfirmationProps = Pick<MissHint, 'asking'> & { visitId: string; name: string | undefined }

/** Asks by one press, or says that the patient was asked, or has to be called. */
export function AskConfirmationButton({ asking, visitId, name }: AskConfirmationProps) {
  const t = useTranslations('hints')
  const [state, setState] = useState<'asked' | 'failed' | null>(null)
  const { trigger, isMutating } = useAskConfirmation(visitId)

  async function ask() {
    try {
      await trigger()
      setState('asked')
    } catch {
      setState('failed')
    }
  }

  if (asking === 'by-phone') return <p>{t('byPhone')}</p>
  if (asking === 'done' || state === 'asked') return <p role="status">{t('asked')}</p>
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="pointer-coarse:min-h-11"
        aria-label={name && t('askOf', { name })}
        disabled={isMutating}
        onClick={() => void ask()}
      >
        {t('ask')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-destructive-strong">
          {t('askFailed')}
        </p>
      )}
    </>
  )
}
