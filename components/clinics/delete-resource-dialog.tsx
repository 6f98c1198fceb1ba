'use client'

import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import type { Resource } from '@/lib/domain/resource'
import { useWrite } from '@/lib/swr/use-call'

interface DeleteResourceDialogProps {
  resource: Resource
  onDeleted: () => void
  onClose: () => void
}

export function DeleteResourceDialog({ resource, onDeleted, onClose }: DeleteResourceDialogProps) {
  const t = useTranslations('clinics')
  const { trigger } = useWrite('resources.delete')
  const { run, pending, sentence } = useAct(({ status, code, envelope }) => {
    if (code === 'appointments_affected')
      return { key: 'clinics.resourceTaken', values: { count: envelope.appointments?.length ?? 1 } }
    if (status !== 404) return sentences.failed
    // Somebody else has deleted it.
    onDeleted()
    return null
  })

  async function remove() {
    await trigger({ params: { id: resource.id } })
    onDeleted()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteResource', { name: resource.name })}
      description={t('deleteResourceText')}
      confirmLabel={t('deleteResourceConfirm')}
      destructive
      pending={pending}
      error={sentence}
      onConfirm={() => run(remove)}
    />
  )
}
