'use client'

import { AffectedConfirm } from '../affected-confirm'
import { MoveConfirm } from './move-confirm'
import { ScopeConfirm } from './scope-confirm'
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
