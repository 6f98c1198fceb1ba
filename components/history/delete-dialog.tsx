'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { sentences } from '#contract/sentences'
import { useAct } from '@/components/shared/act/use-act'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { toast } from '@/components/ui/toast'
import type { RequestError } from '@/lib/browser/request'
import type { History } from '@/lib/domain/history'
import type { Sentence } from '@/lib/domain/sentence'
import { formatBytes } from '@/lib/format/clinical'
import { formatDateTime } from '@/lib/format/dates'
import type { DeleteTarget } from './history-dialog'
import { focusSection } from './sections'
import {
  deleteAllergy,
  deleteCondition,
  deleteFile,
  deleteTreatment,
  readHistory,
  useHistoryWrite,
} from './use-history'

type DeleteDialogProps = { history: History; target: DeleteTarget; timeZone: string; onClose: () => void }

const sectionOf = {
  condition: 'conditions',
  treatment: 'treatments',
  analytic: 'analytics',
  image: 'images',
  allergy: 'allergies',
} as const

/** Confirms a delete by what it destroys. */
export function DeleteDialog({ history, target: asked, timeZone, onClose }: DeleteDialogProps) {
  const t = useTranslations('history')
  const tDeletion = useTranslations('historyDeletion')
  const locale = useLocale()
  const write = useHistoryWrite(history)
  const [target, setTarget] = useState(asked)
  const { run, pending, sentence } = useAct(async (refusal) => (await overtaken(refusal)) ?? sentences.failed)
  const { name } = target.entry
  const words = wordsOf(target)

  async function remove() {
    await write.trigger(() => send(history.id, target))
    toast.success(t('deleted'), { description: name })
    onClose()
    // After the dialog has given the focus back to a button that is gone.
    requestAnimationFrame(() => focusSection(sectionOf[target.of]))
  }

  /**
   * The sentence when somebody changed the entry meanwhile; confirming again then deletes the changed entry.
   */
  async function overtaken({ code }: RequestError): Promise<Sentence | null> {
    if (code !== 'stale') return null
    const fresh = await write.trigger(() => readHistory(history.id)).catch(() => null)
    const present = fresh && sameIn({ ...history, ...fresh }, target)
    if (!present) return null
    setTarget(present)
    const { by = '', at } = present.entry.changed ?? {}
    const time = at ? formatDateTime(at, timeZone, locale) : ''
    return { key: 'historyDeletion.deleteStale', values: { name: by, time } }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive
      title={tDeletion(words.title)}
      description={
        target.of === 'analytic' || target.of === 'image'
          ? tDeletion('deleteFileText', {
              name,
              size: formatBytes(target.entry.size, locale),
              time: formatDateTime(target.entry.date, timeZone, locale),
            })
          : tDeletion(words.text, { name })
      }
      confirmLabel={t(target.of === 'allergy' ? 'removeAllergy' : 'delete')}
      pending={pending}
      error={sentence}
      onConfirm={() => run(remove)}
    />
  )
}

function wordsOf({ of }: DeleteTarget) {
  if (of === 'condition') return { title: 'deleteConditionTitle', text: 'deleteConditionText' } as const
  if (of === 'treatment') return { title: 'deleteTreatmentTitle', text: 'deleteTreatmentText' } as const
  if (of === 'allergy') return { title: 'deleteAllergyTitle', text: 'deleteAllergyText' } as const
  return { title: 'deleteFileTitle', text: 'deleteConditionText' } as const
}

function sameIn({ conditions, treatments }: History, { of, entry }: DeleteTarget): DeleteTarget | null {
  if (of === 'condition') {
    const found = conditions.find(({ id }) => id === entry.id)
    return found ? { of, entry: found } : null
  }
  if (of !== 'treatment') return null
  const found = treatments.find(({ id }) => id === entry.id)
  return found ? { of, entry: found } : null
}

function send(historyId: string, target: DeleteTarget) {
  if (target.of === 'condition') return deleteCondition(historyId, target.entry)
  if (target.of === 'treatment') return deleteTreatment(historyId, target.entry)
  if (target.of === 'allergy') return deleteAllergy(historyId, target.entry.name)
  return deleteFile(historyId, target.of, target.entry.id)
}
