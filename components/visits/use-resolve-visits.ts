'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { HoursWrite, ResolveOptions } from '#contract/resolve'
import { useAct } from '@/components/shared/act/use-act'
import type { Proven } from '@/components/shared/proof/use-proof'
import { RequestError } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'
import { type Choices, choicesFor, type Outcome, outcomeOf, planOf, type Way } from '@/lib/domain/resolutions'
import { failureOf, type Sentence } from '@/lib/domain/sentence'
import type { Affected } from './affected-list'
import { useResolve } from './use-resolve'
import { useUndo } from './use-undo'

interface Asked {
  appointments: readonly Affected[]
  /** The write that touches them; null when they can only stay. */
  hoursWrite: HoursWrite | null
  onDone: () => void
  /** Runs the write without moving or cancelling the visits. */
  onStay: () => unknown
  /** For a write that asks for a password. */
  proven?: Proven
}

/** The choice for all of the visits; null until something is chosen. */
export type Chosen = Way | 'stay' | null

const unasked: Proven = (act) => act({})

const withProof = (hoursWrite: HoursWrite, proof: Proof): HoursWrite =>
  hoursWrite.write === 'delete-doctor' || hoursWrite.write === 'remove-member'
    ? { ...hoursWrite, ...proof }
    : hoursWrite

function wordsOf(refusal: RequestError): Sentence {
  const isOutdated = refusal.code === 'slot_taken' || refusal.code === 'appointments_affected'
  return isOutdated ? { key: 'resolve.changed' } : failureOf(refusal)
}

/** Decides for the visits that a write touches: they stay, or each goes the way that is chosen for it. */
export function useResolveVisits({ appointments, hoursWrite, onDone, onStay, proven = unasked }: Asked) {
  const t = useTranslations('resolve')
  const { options: ask, resolve, undo } = useResolve()
  const offerUndo = useUndo()
  const [options, setOptions] = useState<ResolveOptions | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [way, setWay] = useState<Chosen>(null)
  const loading = useAct(wordsOf)
  const { run, refuse, clear, pending, sentence } = useAct(wordsOf)
  /** The last that was chosen: what was asked for an earlier one is sorted by it. */
  const wanted = useRef<Way>('same')

  /** Nobody is named where the visits are of several doctors. */
  function nameOf({ count }: Outcome): string {
    const [doctor, ...others] = new Set(appointments.map(({ doctorName }) => doctorName))
    return doctor && others.length === 0 ? t('whatOf', { count, doctor }) : t('what', { count })
  }

  async function load() {
    if (!hoursWrite) return
    const found = await ask(
      appointments.map(({ id }) => id),
      hoursWrite,
    )
    setOptions(found)
    setChoices(choicesFor(wanted.current, found))
  }

  /** One way for all; null has to be chosen still. */
  function choose(next: Chosen) {
    setWay(next)
    clear()
    loading.clear()
    if (!next || next === 'stay') return
    wanted.current = next
    void loading.run(load)
  }

  function confirm() {
    if (way === 'stay' || !hoursWrite || appointments.length === 0) return void onStay()
    if (!way) return refuse({ key: 'resolve.choose' })
    if (!options) return
    const plan = planOf(choices, options)
    void run(async () => {
      try {
        const done = await proven((proof) => resolve(plan, withProof(hoursWrite, proof)))
        if (!done) return
        const token = done.undo
        const outcome = outcomeOf(plan)
        const title = t('done', { ...outcome, what: nameOf(outcome) })
        offerUndo({ title, what: title, inverse: () => undo(token) })
        onDone()
      } catch (refusal) {
        // Somebody was faster: what is left is offered anew, and nothing was done.
        if (refusal instanceof RequestError && refusal.code === 'slot_taken') await load()
        throw refusal
      }
    })
  }

  /** Whether each goes a way of its own. */
  const go = way !== null && way !== 'stay'
  const expected = appointments.map(() => ({ to: way }))

  return {
    way,
    choose,
    options,
    choices,
    confirm,
    pending: pending || loading.pending,
    sentence: sentence ?? loading.sentence,
    go,
    /** What is done when it is confirmed; null while nothing is chosen or all stay. */
    outcome: go ? outcomeOf(options ? planOf(choices, options) : expected) : null,
    set: (id: string, choice: string) => setChoices((all) => ({ ...all, [id]: choice })),
  }
}
