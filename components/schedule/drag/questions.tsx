'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SeriesScope } from '#contract/workshift-series'
import { ScopeSelect } from '@/components/schedule/weekly-hours/scope-select'
import { ConfirmDialog } from '@/components/shared/dialog/confirm-dialog'
import { AffectedConfirm } from '../affected-confirm'
import { MoveConfirm } from './move-confirm'
import type { useDrop } from './use-drop'

interface QuestionsProps {
  drops: ReturnType<typeof useDrop>
  timeZone: string
}

/**
 * Questions after a drop: whether to do it, for how many of its weekly hours, and what should happen to the visits.
 */
export function Questions({ drops, timeZone }: QuestionsProps) {
  const { question } = drops
  const moving = question && question.drop.held.kind === 'visit' ? question.drop : null
  const repeated = question?.scope === null ? question.drop : null
  return (
    <>
      <MoveConfirm
        drop={moving}
        broken={question?.broken ?? null}
        when={drops.slotInWords}
        pending={drops.pending}
        onConfirm={drops.confirm}
        onCancel={drops.cancel}
      />
      {repeated?.held.item && (
        <ScopeConfirm
          before={drops.wordsOf(repeated.held.item)}
          after={drops.wordsOf(repeated)}
          pending={drops.pending}
          onConfirm={drops.reach}
          onCancel={drops.cancel}
        />
      )}
      <AffectedConfirm
        appointments={moving ? [] : (question?.affected ?? [])}
        timeZone={timeZone}
        pending={drops.pending}
        onCancel={drops.cancel}
        hoursWrite={question?.hoursWrite ?? null}
        onConfirm={drops.confirm}
        onResolved={drops.resolved}
      />
    </>
  )
}

type ScopeConfirmProps = {
  /** From when to when it was and would be, in words. */
  before: string
  after: string
  pending: boolean
  onConfirm: (scope: SeriesScope) => void
  onCancel: () => void
}

/** Asks how much of its weekly hours a schedule takes along when it is moved or resized. */
function ScopeConfirm({ before, after, pending, onConfirm, onCancel }: ScopeConfirmProps) {
  const t = useTranslations('drag')
  const [scope, setScope] = useState<SeriesScope>('one')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('seriesTitle')}
      description={t('seriesText', { before, after })}
      confirmLabel={t('seriesConfirm')}
      pending={pending}
      onConfirm={() => onConfirm(scope)}
    >
      <ScopeSelect value={scope} onChange={setScope} />
    </ConfirmDialog>
  )
}
