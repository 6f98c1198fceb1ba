'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { keptWord } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import type { Sentence } from '@/lib/domain/sentence'

interface CloseVisitProps {
  verb: 'complete' | 'no-show'
  label: string
  /** Draws it as the filled button of the page. */
  primary?: boolean
  /** Which visit, in words. */
  what: string
  /** Whether the visit is still ahead: then it asks first. */
  early: boolean
  pending: boolean
  error: Sentence | null
  /** True when it is done. */
  onClose: () => Promise<boolean>
}

/** Completes a visit or marks it as not attended. */
export function CloseVisit({ verb, label, primary = false, early, ...props }: CloseVisitProps) {
  const t = useTranslations('visitActions')
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <SubmitButton
        type="button"
        variant={primary ? 'primary' : 'ghost'}
        pending={props.pending && !open}
        onClick={() => (early ? setOpen(true) : void props.onClose())}
      >
        {!primary && <Icon name={verb === 'complete' ? 'circle-check' : 'user-x'} />}
        {label}
      </SubmitButton>
      {open !== null && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={t(`early.${verb}.title`)}
          description={t(`early.${verb}.text`, { what: keptWord(props.what) })}
          confirmLabel={t(`early.${verb}.confirm`)}
          cancelLabel={t('early.notYet')}
          pending={props.pending}
          error={props.error}
          onConfirm={async () => {
            if (await props.onClose()) setOpen(false)
          }}
        />
      )}
    </>
  )
}
