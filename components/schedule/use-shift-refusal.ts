'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { sentences } from '#contract/sentences'
import type { WorkshiftForm } from '#contract/workshifts'
import type { RequestError } from '@/lib/browser/request'
import { NoSuchHoursError } from '@/lib/swr/workshift-series'

/** The sentence under the button for a write that was refused; a refused length is said at the end time. */
export function useShiftRefusal(setError: UseFormSetError<WorkshiftForm>) {
  const t = useTranslations('schedule')
  const series = useTranslations('weeklyHours')
  const [refusal, setRefusal] = useState<string | null>(null)

  function sentenceOf(error: RequestError | NoSuchHoursError): string {
    if (error instanceof NoSuchHoursError) return series('differs')
    if (error.code === 'stale') return series('seriesStale')
    if (error.code === 'shift_overlap') return t('overlaps')
    if (error.code === 'not_found') return t('gone')
    return error.code === 'network' || error.code === 'unavailable' ? sentences.network : sentences.failed
  }

  function refuse(error: RequestError | NoSuchHoursError | null) {
    const fields = error instanceof NoSuchHoursError ? undefined : error?.envelope.errors
    const message = fields?.duration
    if (message) setError('endTime', { type: 'server', message })
    setRefusal(error && !message ? sentenceOf(error) : null)
  }

  return { refusal, refuse }
}
