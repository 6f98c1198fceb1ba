'use client'

import { useLocale, useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { useWrite } from '@/lib/swr/use-call'

interface DeleteKindDialogProps {
  kind: VisitKind
  onDeleted: () => void
  onClose: () => void
}

export function DeleteKindDialog({ kind, onDeleted, onClose }: DeleteKindDialogProps) {
  const t = useTranslations('clinics')
  const locale = useLocale()
  const { trigger } = useWrite('visit-kinds.delete')
  const { run, pending, sentence } = useAct(({ status }) => {
    if (status !== 404) return sentences.failed
    // Somebody else has deleted it.
    onDeleted()
    return null
  })

  async function remove() {
    await trigger({ params: { id: kind.id } })
    onDeleted()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteQuestion', { name: kindName(kind, locale) })}
      description={t('deleteKindText')}
      confirmLabel={t('deleteKind')}
      destructive
      pending={pending}
      error={sentence}
      onConfirm={() => run(remove)}
    />
  )
}
