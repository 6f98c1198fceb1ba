'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ResolveOptions } from '#contract/resolve'
import { sentences } from '#contract/sentences'
import type { Proven } from '@/components/shared/proof/use-proof'
import type { Affected } from '@/components/shared/text/affected-list'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'
import { type Choices, choicesFor, planOf, type Way } from '@/lib/domain/fates'
import { type Belonging, useResolve } from '@/lib/swr/resolve'
import { useUndo } from './use-undo'

interface Asked {
  appointments: readonly Affected[]
  /** The write that touches them; null when they can only stay. */
  belonging: Belonging | null
  onDone: () => void
  /** What happens to them when they are left to the write alone. */
  onStay: () => unknown
  /** Whether that is chosen from the beginning; otherwise somebody has to choose. */
  stays?: boolean
  /** For a write that asks for a password. */
  proven?: Proven
}

/** What somebody has chosen for all of them; null while nothing is. */
export type Chosen = Way | 'stay' | null

const unasked: Proven = (act) => act({})

const withProof = (belonging: Belonging, proof: Proof): Belonging =>
  proof.currentPassword === undefined ? belonging : { ...belonging, body: proof }

/** What becomes of the visits that a write touches: they stay, or each goes the way that is chosen for it. */
export function useVisitWays({
  appointments,
  belonging,
  onDone,
  onStay,
  stays = false,
  proven = unasked,
}: Asked) {
  const t = useTranslations('resolve')
  const say = useSentence()
  const { options: ask, resolve, undo } = useResolve()
  const offerUndo = useUndo()
  const [options, setOptions] = useState<ResolveOptions | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [way, setWay] = useState<Chosen>(stays ? 'stay' : null)
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

  /** One way for all; null has to be chosen still. */
  function choose(next: Chosen) {
    setWay(next)
    setError(null)
    if (next && next !== 'stay') void working(() => load(next))
  }

  function confirm() {
    if (way === 'stay' || !belonging || appointments.length === 0) return void onStay()
    if (!way) return setError(t('choose'))
    if (!options) return
    const plan = planOf(choices, options)
    void working(async () => {
      try {
        const done = await proven((proof) => resolve(plan, withProof(belonging, proof)))
        if (!done) return
        const token = done.undo
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
    way,
    choose,
    options,
    choices,
    error,
    pending,
    confirm,
    /** Whether each goes a way of its own. */
    go: way !== null && way !== 'stay',
    set: (id: string, choice: string) => setChoices((all) => ({ ...all, [id]: choice })),
  }
}
