'use client'

import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CollisionChoice } from '#contract/series-collisions'
import type { Pattern } from '#contract/series-pattern'
import { hoursOfRows, recurrenceOf, type WeeklyHoursForm, weeklyHoursForm } from '#contract/weekly-hours-form'
import { dayAt } from '#contract/zone'
import { type SeriesPreview, useSeriesPreview } from '@/lib/swr/workshift-series'

/** Milliseconds without a change after which the preview is asked for. */
const pauseMs = 300

export interface PreviewedHours {
  pattern: Pattern
  preview: SeriesPreview
  collides: ReadonlySet<string>
  affected: ReadonlySet<string>
}

interface Place {
  doctorId: string
  timeZone: string
}

/** The effects of saving the form, as soon as it is complete. */
export function usePreviewedHours(form: UseFormReturn<WeeklyHoursForm>, { doctorId, timeZone }: Place) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { subscribe, getValues } = form
  useEffect(() => {
    const read = () => setQuestion(questionOf(getValues(), doctorId))
    let waiting = setTimeout(read, 0)
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting)
        waiting = setTimeout(read, pauseMs)
      },
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [subscribe, getValues, doctorId])
  const { preview, error, isAsking, askAgain } = useSeriesPreview(question)
  const hours = useMemo(
    () => (question && preview ? marked(question, preview, timeZone) : null),
    [question, preview, timeZone],
  )
  /** Whether the preview on the screen is of other values than the form has now. */
  const isPending = () =>
    !error && (isAsking || JSON.stringify(questionOf(getValues(), doctorId)) !== JSON.stringify(question))
  return { hours, isPending, askAgain }
}

function marked(pattern: Pattern, preview: SeriesPreview, timeZone: string): PreviewedHours {
  const dayOf = (instant: string) => dayAt(Date.parse(instant), timeZone)
  return {
    pattern,
    preview,
    collides: new Set(preview.collisions.map(({ startDate }) => dayOf(startDate))),
    affected: new Set(preview.affected.map(({ appointmentDate }) => dayOf(appointmentDate))),
  }
}

type Question = Pattern & { doctorId: string; collisions: CollisionChoice }

/** The question for the server; null while the form is not complete. */
export function questionOf(values: WeeklyHoursForm, doctorId: string): Question | null {
  const { data } = weeklyHoursForm.safeParse(values)
  if (!data) return null
  const { rows, repeats, ...pattern } = data
  return { ...pattern, ...recurrenceOf(repeats), hours: hoursOfRows(rows).hours, doctorId }
}
