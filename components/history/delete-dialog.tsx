'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { History } from '@/lib/domain/history'
import { formatBytes, formatShortDateTime } from '@/lib/format/clinical'
import {
  deleteAllergy,
  deleteCondition,
  deleteFile,
  deleteTreatment,
  useHistoryWrite,
} from '@/lib/swr/histories'
import type { DeleteTarget } from './history-dialog'
import { focusSection } from './sections'

type DeleteDialogProps = { history: History; target: DeleteTarget; timeZone: string; onClose: () => void }

const sectionOf = {
  condition: 'conditions',
  treatment: 'treatments',
  analytic: 'analytics',
  image: 'images',
  allergy: 'allergies',
} as const

/** Confirms a delete by what it destroys. */
export function DeleteDialog({ history, target, timeZone, onClose }: DeleteDialogProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const write = useHistoryWrite(history)
  const [failed, setFailed] = useState(false)
  const { name } = target.entry
  const words = wordsOf(target)

  async function confirm() {
    setFailed(false)
    try {
      await write.trigger(() => send(history.id, target))
      toast.success(t('deleted'), { description: name })
      onClose()
      // After the dialog has given the focus back to a button that is gone.
      requestAnimationFrame(() => focusSection(sectionOf[target.of]))
    } catch {
      setFailed(true)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive
      title={t(words.title)}
      description={
        target.of === 'analytic' || target.of === 'image'
          ? t('deleteFileText', {
              name,
              size: formatBytes(target.entry.size, locale),
              time: formatShortDateTime(target.entry.date, timeZone),
            })
          : t(words.text, { name })
      }
      confirmLabel={t(target.of === 'allergy' ? 'removeAllergy' : 'delete')}
      pending={write.isMutating}
      error={failed ? sentences.failed : null}
      onConfirm={confirm}
    />
  )
}

function wordsOf({ of }: DeleteTarget) {
  if (of === 'condition') return { title: 'deleteConditionTitle', text: 'deleteConditionText' } as const
  if (of === 'treatment') return { title: 'deleteTreatmentTitle', text: 'deleteTreatmentText' } as const
  if (of === 'allergy') return { title: 'deleteAllergyTitle', text: 'deleteAllergyText' } as const
  return { title: 'deleteFileTitle', text: 'deleteConditionText' } as const
}

function send(historyId: string, target: DeleteTarget) {
  if (target.of === 'condition') return deleteCondition(historyId, target.entry.id)
  if (target.of === 'treatment') return deleteTreatment(historyId, target.entry.id)
  if (target.of === 'allergy') return deleteAllergy(historyId, target.entry.name)
  return deleteFile(historyId, target.of, target.entry.id)
}
