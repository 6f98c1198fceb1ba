'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { MissHint } from '#contract/miss-hint'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { Button } from '@/components/ui/button'
import { useWrite } from '@/lib/swr/use-call'

type AskConfirmationProps = Pick<MissHint, 'asking'> & { visitId: string; name: string | undefined }

/** Asks by one press, or says that the patient was asked, or has to be called. */
export function AskConfirmationButton({ asking, visitId, name }: AskConfirmationProps) {
  const t = useTranslations('hints')
  const [isAsked, setAsked] = useState(false)
  const { trigger } = useWrite('reminders.askConfirmation', { params: { id: visitId } })
  const { run, pending, sentence } = useAct({ key: 'hints.askFailed' })
  const say = useSay()

  async function ask() {
    await trigger()
    setAsked(true)
  }

  if (asking === 'by-phone') return <p>{t('byPhone')}</p>
  if (asking === 'done' || isAsked) return <p role="status">{t('asked')}</p>
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="pointer-coarse:min-h-11"
        aria-label={name && t('askOf', { name })}
        disabled={pending}
        onClick={() => run(ask)}
      >
        {t('ask')}
      </Button>
      {sentence && (
        <p role="alert" className="text-destructive-strong">
          {say(sentence)}
        </p>
      )}
    </>
  )
}
