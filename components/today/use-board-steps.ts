import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { RequestError } from '@/lib/browser/request'
import type { BoardStep, TodayVisit } from '@/lib/domain/today'
import { completeVisit, markPresence, reopenVisit } from '@/lib/swr/today'

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
  /** The visit whose step is under way. */
  running: string | null
  error: string | null
  /** What was done last, for who does not see the card move. */
  said: string
}

/** Moves visits over the board. What a step was refused for has changed elsewhere: the board is read again. */
export function useBoardSteps({ show, refresh, now }: BoardData): BoardSteps {
  const t = useTranslations('today')
  const [running, setRunning] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [asking, setAsking] = useState<TodayVisit | null>(null)
  const busy = useRef(new Set<string>())

  async function send({ id }: TodayVisit, step: BoardStep): Promise<boolean> {
    if (step === 'complete') {
      const { status } = await completeVisit(id)
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
    if (busy.current.has(visit.id)) return
    busy.current.add(visit.id)
    setRunning(visit.id)
    setError(null)
    try {
      const done = await send(visit, step)
      if (done) setSaid(t('stepOf', { step: t(`steps.${step}`), name: visit.patientName ?? t('patient') }))
      else setError(t('tooLate'))
    } catch (refusal) {
      if (!(refusal instanceof RequestError)) throw refusal
      setError(t(refusal.status === 409 ? 'changed' : 'stepFailed'))
      await refresh()
    } finally {
      busy.current.delete(visit.id)
      setRunning(null)
    }
  }

  return { take, asking, answer, running, error, said }
}
