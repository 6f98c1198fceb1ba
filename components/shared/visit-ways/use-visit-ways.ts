'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ResolveOptions } from '#contract/resolve'
import { sentences } from '#contract/sentences'
import type { Affected } from '@/components/shared/text/affected-list'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { type Choices, choicesFor, planOf, type Way } from '@/lib/domain/fates'
import { type Belonging, useResolve } from '@/lib/swr/resolve'
import { useUndo } from './use-undo'

interface Asked {
  appointments: readonly Affected[]
  /** The write that touches them; null when they can only stay. */
  belonging: Belonging | null
  onDone: () => void
}

/** What becomes of the visits that a write touches: they stay, or each goes the way that is chosen for it. */
export function useVisitWays({ appointments, belonging, onDone }: Asked) {
  const t = useTranslations('resolve')
  const say = useSentence()
  const { options: ask, resolve, undo } = useResolve()
  const offerUndo = useUndo()
  const [options, setOptions] = useState<ResolveOptions | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [way, setWay] = useState<Way | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function working(work: () => Promise<void>) {
    setPending(true)
    setError(null)
    try {
      await work()
    } catch (refusal) {
      if (!(refusal instanceof RequestError)) throw refusal
      setError(sentenceOf(refusal))
    } finally {
      setPending(false)
    }
  }

  function sentenceOf({ code }: RequestError): string {
    if (code === 'slot_taken' || code === 'appointments_affected') return t('changed')
    return say(code === 'network' || code === 'unavailable' ? sentences.network : sentences.failed)
  }

  async function load(next: Way) {
    if (!belonging) return
    const found = await ask(
      appointments.map(({ id }) => id),
      belonging,
    )
    setOptions(found)
    setChoices(choicesFor(next, found))
  }

  /** One way for all; null leaves them where they are. */
  function choose(next: Way | null) {
    setWay(next)
    setError(null)
    if (next) void working(() => load(next))
  }

  function confirm() {
    if (!way || !options || !belonging) return
    const plan = planOf(choices, options)
    void working(async () => {
      try {
        const { undo: token } = await resolve(plan, belonging)
        const what = t('what', { count: plan.length })
        offerUndo({ title: t('done', { count: plan.length }), what, inverse: () => undo(token) })
        onDone()
      } catch (refusal) {
        // Somebody was faster: what is left is offered anew, and nothing was done.
        if (refusal instanceof RequestError && refusal.code === 'slot_taken') await load(way)
        throw refusal
      }
    })
  }

  return {
    ...{ way, choose, options, choices, error, pending, confirm },
    set: (id: string, choice: string) => setChoices((all) => ({ ...all, [id]: choice })),
  }
}
