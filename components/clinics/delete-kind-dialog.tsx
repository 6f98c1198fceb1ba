'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { useDeleteVisitKind } from '@/lib/swr/visit-kinds'

interface DeleteKindDialogProps {
  kind: VisitKind
  onDeleted: () => void
  onClose: () => void
}

export function DeleteKindDialog({ kind, onDeleted, onClose }: DeleteKindDialogProps) {
  const t = useTranslations('clinics')
  const say = useSentence()
  const locale = useLocale()
  const [failed, setFailed] = useState(false)
  const { trigger, isMutating } = useDeleteVisitKind()

  async function remove() {
    setFailed(false)
    try {
      await trigger(kind.id)
      onDeleted()
    } catch (error) {
      // Somebody else has deleted it.
      if (error instanceof RequestError && error.status === 404) onDeleted()
      else setFailed(true)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteKindOf', { name: kindName(kind, locale) })}
      description={t('deleteKindText')}
      confirmLabel={t('deleteKind')}
      destructive
      pending={isMutating}
      error={failed ? say(sentences.failed) : null}
      onConfirm={remove}
    />
  )
}
