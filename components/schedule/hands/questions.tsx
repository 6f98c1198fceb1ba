'use client'

import { AffectedConfirm } from '../affected-confirm'
import { MoveConfirm } from './move-confirm'
import { ScopeConfirm } from './scope-confirm'
import type { useLettingGo } from './use-letting-go'

interface QuestionsProps {
  hands: ReturnType<typeof useLettingGo>
  timeZone: string
}

/**
 * Questions after a drop: whether to do it, for how many of its weekly hours, and what should happen to the visits.
 */
export function Questions({ hands, timeZone }: QuestionsProps) {
  const { question } = hands
  const moving = question && question.drop.held.kind === 'visit' ? question.drop : null
  const repeated = question?.scope === null ? question.drop : null
  return (
    <>
      <MoveConfirm
        drop={moving}
        broken={question?.broken ?? null}
        when={hands.slotInWords}
        pending={hands.pending}
        onConfirm={hands.confirm}
        onCancel={hands.cancel}
      />
      {repeated?.held.item && (
        <ScopeConfirm
          before={hands.wordsOf(repeated.held.item)}
          after={hands.wordsOf(repeated)}
          pending={hands.pending}
          onConfirm={hands.reach}
          onCancel={hands.cancel}
        />
      )}
      <AffectedConfirm
        appointments={moving ? [] : (question?.affected ?? [])}
        timeZone={timeZone}
        pending={hands.pending}
        onCancel={hands.cancel}
        belonging={question?.belonging ?? null}
        onConfirm={hands.confirm}
        onResolved={hands.resolved}
      />
    </>
  )
}
