import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAct } from '@/components/shared/act/use-act'
import { write } from '@/lib/browser/request'
import { Refused, type Sentence } from '@/lib/domain/sentence'
import type { BoardStep, TodayVisit } from '@/lib/domain/today'
import { markPresence, reopenVisit } from '@/lib/swr/today'

interface BoardData {
  show: (changed: Partial<TodayVisit> & { id: string }) => unknown
  refresh: () => unknown
  /** Milliseconds. */
  now: number
}

export interface BoardSteps {
  take: (visit: TodayVisit, step: BoardStep) => Promise<void>
  /** A visit that is still ahead and was said to be done: it is asked whether that is meant. */
  asking: TodayVisit | null
  answer: (isMeant: boolean) => void
  /** The visits whose steps are under way. */
  running: readonly string[]
  sentence: Sentence | null
  /** The last step in words, for people who do not see the card move. */
  said: string
}

/** Moves visits over the board. What a step was refused for has changed elsewhere: the board is read again. */
export function useBoardSteps({ show, refresh, now }: BoardData): BoardSteps {
  const t = useTranslations('today')
  const { run, running, sentence } = useAct()
  const [said, setSaid] = useState('')
  const [asking, setAsking] = useState<TodayVisit | null>(null)

  async function send({ id }: TodayVisit, step: BoardStep): Promise<boolean> {
    if (step === 'complete') {
      const { status } = await write('appointments.complete', { params: { id } })
      await show({ id, status })
      return true
    }
    if (step === 'reopen') {
      const reopened = await reopenVisit(id)
      if (reopened) await show({ id, status: 'pending' })
      return reopened
    }
    await show(await markPresence(id, step))
    return true
  }

  function answer(isMeant: boolean) {
    setAsking(null)
    if (asking && isMeant) void go(asking, 'complete')
  }

  async function take(visit: TodayVisit, step: BoardStep) {
    if (step === 'complete' && Date.parse(visit.start) > now) setAsking(visit)
    else await go(visit, step)
  }

  async function go(visit: TodayVisit, step: BoardStep) {
    await run(
      async () => {
        if (!(await send(visit, step))) throw new Refused({ key: 'today.tooLate' })
        setSaid(t('stepOf', { step: t(`steps.${step}`), name: visit.patientName ?? t('patient') }))
      },
      async ({ status }) => {
        await refresh()
        return { key: status === 409 ? 'today.changed' : 'today.stepFailed' }
      },
      visit.id,
    )
  }

  return { take, asking, answer, running, sentence, said }
}
