'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SeriesScope } from '#contract/workshift-series'
import { useUndo } from '@/components/shared/visit-ways/use-undo'
import { useWriteRefusal } from '@/components/shared/visit-ways/use-write-refusal'
import { toast } from '@/components/ui/toast'
import { RequestError } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import type { Drop } from '@/lib/domain/held'
import { timesOfShift } from '@/lib/domain/shift-draft'
import { formatSlot } from '@/lib/format/dates'
import { shiftInWords } from '@/lib/format/week'
import { useDropWrites } from '@/lib/swr/drops'
import type { Belonging } from '@/lib/swr/resolve'
import { affectedBy } from '@/lib/swr/staff'
import { NoSuchHoursError } from '@/lib/swr/workshift-series'
import type { Ghost } from './ghost'
import type { Refused } from './refusal-note'
import { useReasons } from './use-reasons'

/** Something let go that waits for an answer of the person. */
export interface Question {
  drop: Drop
  ghost: Ghost
  /** The visits that a shift would leave outside; none when a visit itself is moved. */
  affected: Appointment[]
  /** How much of its weekly hours a shift takes along; null has to be asked. */
  scope: SeriesScope | null
  /** The write that touches the visits. */
  belonging: Belonging | null
}

/** What happens when something is let go: refused, asked about, or written, and then for a while to be taken back. */
export function useLettingGo(timeZone: string, onSettled: (id: string) => void) {
  const t = useTranslations()
  const locale = useLocale()
  const writes = useDropWrites()
  const offer = useUndo()
  const reasonOf = useReasons(timeZone)
  const sentenceOf = useWriteRefusal()
  const [question, setQuestion] = useState<Question | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [pending, setPending] = useState(false)

  const wordsOf = (span: { start: string; end: string }) => shiftInWords(timesOfShift(span, timeZone), locale)

  function giveBack({ stretch }: Drop, ghost: Ghost, text: string | null) {
    ghost.remove()
    setQuestion(null)
    if (text) setRefused({ stretch, text })
  }

  async function write(drop: Drop, scope: SeriesScope, force: boolean): Promise<string> {
    const { held, start, end } = drop
    const { doctorId } = held
    const what = wordsOf(drop)
    if (held.kind === 'visit') {
      const { id } = held.item
      const token = await writes.moveVisit(doctorId, id, start)
      const inverse = () => writes.undo(token)
      offer({ title: t('hands.visitMoved', { what }), what, inverse })
      return id
    }
    if (held.kind === 'new') {
      const { id } = await writes.create(doctorId, { start, end })
      offer({ title: t('schedule.saved', { what }), what, inverse: () => writes.remove(doctorId, id) })
      return id
    }
    const before = held.item
    if (scope !== 'one') {
      const token = await writes.changeSeries(before, drop, { scope, force, timeZone })
      const title = t('schedule.updated', { what })
      if (token) offer({ title, what, inverse: () => writes.undo(token) })
      else toast.success(title)
      return before.id
    }
    await writes.update(doctorId, { id: before.id, start, end }, force)
    const inverse = () => writes.update(doctorId, before, false)
    offer({ title: t('schedule.updated', { what }), what, inverse })
    return before.id
  }

  async function attempt(drop: Drop, ghost: Ghost, scope: SeriesScope, force: boolean) {
    setPending(true)
    try {
      const id = await write(drop, scope, force)
      giveBack(drop, ghost, null)
      onSettled(id)
    } catch (error) {
      if (error instanceof NoSuchHoursError) giveBack(drop, ghost, t('weeklyHours.differs'))
      else if (error instanceof RequestError) await refuse(error, { drop, ghost, scope }, force)
      else throw error
    } finally {
      setPending(false)
    }
  }

  async function refuse(
    error: RequestError,
    { drop, ghost, scope }: { drop: Drop; ghost: Ghost; scope: SeriesScope },
    force: boolean,
  ) {
    const affected = force ? [] : affectedBy(error)
    if (affected.length === 0) return giveBack(drop, ghost, sentenceOf(error))
    const belonging = await writes.belongingOf(drop, { scope, timeZone }).catch(() => null)
    setQuestion({ drop, ghost, affected, scope, belonging })
  }

  function letGo(drop: Drop, ghost: Ghost) {
    const reason = reasonOf(drop)
    if (reason) return giveBack(drop, ghost, reason)
    ghost.settle()
    const { kind, item } = drop.held
    const ask = { drop, ghost, affected: [], belonging: null }
    if (kind === 'visit') setQuestion({ ...ask, scope: 'one' })
    else if (item?.seriesId) setQuestion({ ...ask, scope: null })
    else void attempt(drop, ghost, 'one', false)
  }

  return {
    letGo,
    reasonOf,
    refused,
    forgetRefused: () => setRefused(null),
    question,
    pending,
    confirm: () => question?.scope && attempt(question.drop, question.ghost, question.scope, true),
    /** Writes as much of the weekly hours. */
    reach(scope: SeriesScope) {
      if (!question) return
      setQuestion(null)
      void attempt(question.drop, question.ghost, scope, false)
    },
    wordsOf,
    /** It was written together with what becomes of the visits. */
    resolved: () => question && giveBack(question.drop, question.ghost, null),
    cancel: () => question && giveBack(question.drop, question.ghost, null),
    slotInWords: (instant: string) => formatSlot(instant, timeZone, locale, 'full'),
  }
}
