'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useUndo } from '@/components/shared/visit-ways/use-undo'
import { useWriteRefusal } from '@/components/shared/visit-ways/use-write-refusal'
import { RequestError } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import type { Drop } from '@/lib/domain/held'
import { timesOfShift } from '@/lib/domain/shift-draft'
import { formatSlot } from '@/lib/format/dates'
import { shiftInWords } from '@/lib/format/week'
import { useDropWrites } from '@/lib/swr/drops'
import type { Belonging } from '@/lib/swr/resolve'
import { affectedBy } from '@/lib/swr/staff'
import type { Ghost } from './ghost'
import type { Refused } from './refusal-note'
import { useReasons } from './use-reasons'

/** Something let go that waits for an answer of the person. */
export interface Question {
  drop: Drop
  ghost: Ghost
  /** The visits that a shift would leave outside; none when a visit itself is moved. */
  affected: Appointment[]
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

  async function write(drop: Drop, force: boolean): Promise<string> {
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
    await writes.update(doctorId, { id: before.id, start, end }, force)
    const inverse = () => writes.update(doctorId, before, false)
    offer({ title: t('schedule.updated', { what }), what, inverse })
    return before.id
  }

  async function attempt(drop: Drop, ghost: Ghost, force: boolean) {
    setPending(true)
    try {
      const id = await write(drop, force)
      giveBack(drop, ghost, null)
      onSettled(id)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const affected = force ? [] : affectedBy(error)
      if (affected.length > 0) setQuestion({ drop, ghost, affected })
      else giveBack(drop, ghost, sentenceOf(error))
    } finally {
      setPending(false)
    }
  }

  function letGo(drop: Drop, ghost: Ghost) {
    const reason = reasonOf(drop)
    if (reason) return giveBack(drop, ghost, reason)
    ghost.settle()
    if (drop.held.kind === 'visit') setQuestion({ drop, ghost, affected: [] })
    else void attempt(drop, ghost, false)
  }

  return {
    letGo,
    reasonOf,
    refused,
    forgetRefused: () => setRefused(null),
    question,
    pending,
    confirm: () => question && attempt(question.drop, question.ghost, true),
    belonging: belongingOf(question),
    /** It was written together with what becomes of the visits. */
    resolved: () => question && giveBack(question.drop, question.ghost, null),
    cancel: () => question && giveBack(question.drop, question.ghost, null),
    slotInWords: (instant: string) => formatSlot(instant, timeZone, locale, 'full'),
  }
}

/** The change of a shift as the clinic API calls it. */
function belongingOf(question: Question | null): Belonging | null {
  if (question?.drop.held.kind !== 'shift') return null
  const { held, start, end } = question.drop
  const duration = (Date.parse(end) - Date.parse(start)) / 60_000
  const path = `/workshifts/${encodeURIComponent(held.item.id)}`
  return { method: 'PUT', path, body: { startDate: start, duration } }
}
