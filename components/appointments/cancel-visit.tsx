'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { CheckboxRow } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import type { Sentence } from '@/lib/domain/sentence'

interface CancelVisitProps {
  label: string
  /** With whom and when, in words. */
  what: string
  /** The patient cancels, or staff do: then the patient is told by email, or, as `caller` says, by a call. */
  by: 'patient' | 'staff' | 'caller'
  pending: boolean
  error: Sentence | null
  /** Whether it is one of a series, so that those after it can go as well. */
  repeats: boolean
  /** Staff were told that it is too late: confirming once more cancels it all the same. */
  overrules?: boolean
  /** True when it is done. */
  onCancel: (verb: 'cancel' | 'cancel-rest') => Promise<boolean>
}

/** Cancelling asks first, with the visit in words. */
export function CancelVisit({
  label,
  what,
  by,
  pending,
  error,
  repeats,
  overrules = false,
  onCancel,
}: CancelVisitProps) {
  const t = useTranslations('visitActions')
  const [open, setOpen] = useState<boolean | null>(null)
  const [withRest, setWithRest] = useState(false)
  return (
    <>
      <Button variant="ghost" className="text-destructive-strong" onClick={() => setOpen(true)}>
        <Icon name="calendar-x" />
        {label}
      </Button>
      {open !== null && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={t('cancelTitle')}
          description={t('cancelText', { what: keptWord(what), reader: by })}
          confirmLabel={t(overrules ? 'cancelOverrule' : 'cancelConfirm')}
          cancelLabel={t('cancelKeep')}
          destructive
          pending={pending}
          error={error}
          onConfirm={async () => {
            if (await onCancel(withRest ? 'cancel-rest' : 'cancel')) setOpen(false)
          }}
        >
          {repeats && (
            <CheckboxRow
              className="text-sm"
              checked={withRest}
              onChange={({ target }) => setWithRest(target.checked)}
            >
              {t('cancelRest')}
            </CheckboxRow>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
