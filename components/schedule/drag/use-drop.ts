'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { HoursWrite } from '#contract/resolve'
import type { SeriesScope } from '#contract/workshift-series'
import { useAct } from '@/components/shared/act/use-act'
import { useSay } from '@/components/shared/act/use-say'
import { toast } from '@/components/ui/toast'
import { useUndo } from '@/components/visits/use-undo'
import { writeRefusal } from '@/components/visits/write-refusal'
import { affectedBy } from '@/lib/browser/affected-visits'
import type { RequestError } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import type { Stretch } from '@/lib/domain/drag'
import type { Drop } from '@/lib/domain/dragged'
import { Refused, type Sentence } from '@/lib/domain/sentence'
import { timesOfShift } from '@/lib/domain/shift-draft'
import { brokenRuleOf } from '@/lib/domain/span'
import { formatSlot } from '@/lib/format/dates'
import { shiftInWords } from '@/lib/format/week'
import { useDropWrites } from './drop-writes'
import type { DragPreview } from './preview'

/** Something let go that waits for an answer of the person. */
export interface Question {
  drop: Drop
  preview: DragPreview
  /** The visits that a shift would leave outside; none when a visit itself is moved. */
  affected: Appointment[]
  /** How much of its weekly hours a shift takes along; null has to be asked. */
  scope: SeriesScope | null
  /** The rule of its kind that refused a visit: confirmed once more, it is overruled. */
  broken: Sentence | null
  /** The write that touches the visits. */
  hoursWrite: HoursWrite | null
}

interface Manner {
  /** Although visits are touched. */
  force: boolean
  /** Although a rule of the visit's kind refuses it. */
  overrule?: boolean
}

/** Handles a drop: it is refused, asked about, or written, and can then be undone for a while. */
export function useDrop(timeZone: string, onSettled: (id: string) => void) {
  const t = useTranslations()
  const locale = useLocale()
  const writes = useDropWrites()
  const offer = useUndo()
  const say = useSay()
  const { run, refuse, clear, pending, sentence } = useAct()
  const [question, setQuestion] = useState<Question | null>(null)
  /** The place of the last drop that was given back. */
  const [stretch, setStretch] = useState<Stretch | null>(null)

  const wordsOf = (span: { start: string; end: string }) => shiftInWords(timesOfShift(span, timeZone), locale)

  function giveBack(drop: Drop, preview: DragPreview) {
    preview.remove()
    setQuestion(null)
    setStretch(drop.stretch)
  }

  async function write(
    drop: Drop,
    scope: SeriesScope,
    { force, overrule }: Required<Manner>,
  ): Promise<string> {
    const { held, start, end } = drop
    const { doctorId } = held
    const what = wordsOf(drop)
    if (held.kind === 'visit') {
      const { id } = held.item
      const token = await writes.moveVisit(doctorId, id, { start, overrule })
      const inverse = () => writes.undo(token)
      offer({ title: t('drag.visitMoved', { what }), what, inverse })
      return id
    }
    if (held.kind === 'new') {
      const { id } = await writes.create(doctorId, { start, end })
      const inverse = () => writes.remove(doctorId, id)
      offer({ title: t('shifts.saved', { what }), what, inverse, undoes: 'toast' })
      return id
    }
    const before = held.item
    if (scope !== 'one') {
      const token = await writes.changeSeries(before, drop, { scope, force, timeZone })
      const title = t('shifts.updated', { what })
      if (token) offer({ title, what, inverse: () => writes.undo(token) })
      else toast.success(title)
      return before.id
    }
    await writes.update(doctorId, { id: before.id, start, end }, force)
    const inverse = () => writes.update(doctorId, before, false)
    offer({ title: t('shifts.updated', { what }), what, inverse, undoes: 'toast' })
    return before.id
  }

  function attempt(
    drop: Drop,
    preview: DragPreview,
    scope: SeriesScope,
    { force, overrule = false }: Manner,
  ) {
    const work = async () => {
      try {
        const id = await write(drop, scope, { force, overrule })
        giveBack(drop, preview)
        onSettled(id)
      } catch (error) {
        if (error instanceof Refused) giveBack(drop, preview)
        throw error
      }
    }
    const ask = async (refusal: RequestError) => {
      const rule = brokenRuleOf(refusal.envelope)
      if (rule) {
        const broken: Sentence = { key: `booking.rules.${rule.rule}`, values: rule.values }
        setQuestion({ drop, preview, affected: [], scope, hoursWrite: null, broken })
        return null
      }
      const affected = force ? [] : affectedBy(refusal)
      if (affected.length === 0) {
        giveBack(drop, preview)
        return writeRefusal(refusal)
      }
      const hoursWrite = await writes.hoursWriteOf(drop, { scope, timeZone }).catch(() => null)
      setQuestion({ drop, preview, affected, scope, hoursWrite, broken: null })
      return null
    }
    return run(work, ask, drop.held.item?.id ?? drop.start)
  }

  function letGo(drop: Drop, preview: DragPreview) {
    const reason = reasonOf(drop, timeZone)
    if (reason) {
      giveBack(drop, preview)
      return refuse(reason)
    }
    preview.settle()
    const { kind, item } = drop.held
    const ask = { drop, preview, affected: [], hoursWrite: null, broken: null }
    if (kind === 'visit') setQuestion({ ...ask, scope: 'one' })
    else if (item?.seriesId) setQuestion({ ...ask, scope: null })
    else void attempt(drop, preview, 'one', { force: false })
  }

  return {
    letGo,
    reasonOf(drop: Drop) {
      const reason = reasonOf(drop, timeZone)
      return reason && say(reason)
    },
    refused: stretch && sentence && { stretch, text: say(sentence) },
    forgetRefused: clear,
    question,
    pending,
    confirm: () =>
      question?.scope &&
      attempt(question.drop, question.preview, question.scope, {
        force: true,
        overrule: question.broken !== null,
      }),
    /** Writes as much of the weekly hours. */
    reach(scope: SeriesScope) {
      if (!question) return
      setQuestion(null)
      void attempt(question.drop, question.preview, scope, { force: false })
    },
    wordsOf,
    /** It was written together with what becomes of the visits. */
    resolved: () => question && giveBack(question.drop, question.preview),
    cancel: () => question && giveBack(question.drop, question.preview),
    slotInWords: (instant: string) => formatSlot(instant, timeZone, locale, 'full'),
  }
}

/** Why something cannot stand where it is held, in a few words; null when it can. */
function reasonOf({ refusal }: Drop, timeZone: string): Sentence | null {
  if (!refusal) return null
  if (refusal.why !== 'overlap') return { key: `drag.${refusal.why}` }
  const { startTime, endTime } = timesOfShift(refusal.with, timeZone)
  return { key: 'drag.overlap', values: { start: startTime, end: endTime } }
}
