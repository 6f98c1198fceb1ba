'use client'

import { useTranslations } from 'next-intl'
import type { FreeSlot } from '@/lib/domain/free-slot'
import { blocksInHour } from '@/lib/domain/grid-cursor'
import type { GridColumn } from '@/lib/domain/grid-view'

/** A screen reader's name for an hour: the day or the doctor, the time, and the hour's contents. */
export function useCellName(hour: number, column: GridColumn | undefined, slot: FreeSlot | null): string {
  const t = useTranslations('schedule')
  const said = { day: column?.name ?? '', time: `${String(hour).padStart(2, '0')}:00` }
  const content = column?.content
  const count = blocksInHour(hour, content?.appointments.inside ?? []).length
  if (slot) return t('cellBook', { ...said, time: slot.time, count })
  if (count > 0) return t('cellTaken', { ...said, count })
  return blocksInHour(hour, content?.shifts.inside ?? []).length > 0
    ? t('cellShift', said)
    : t('cellFree', said)
}
