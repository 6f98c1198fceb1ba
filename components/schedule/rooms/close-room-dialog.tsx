'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { type DayOffForm, dayOffForm } from '#contract/days-off'
import type { RoomOfDay } from '@/lib/domain/schedule'
import { ComingClosures } from '../days-off/coming-days-off'
import { OffDialog } from '../days-off/off-dialog'

interface CloseRoomDialogProps {
  room: RoomOfDay
  day: string
  timeZone: string
  onClose: () => void
}

/** Closes a room for repair. Its visits go to another one; what becomes of those for which none is free is asked. */
export function CloseRoomDialog({ room, day, timeZone, onClose }: CloseRoomDialogProps) {
  const t = useTranslations('rooms')
  const form = useForm<DayOffForm>({
    resolver: zodResolver(dayOffForm),
    defaultValues: { doctorId: '', from: day, to: day, reason: 'repair', note: '', holidays: [] },
  })
  return (
    <OffDialog
      form={form}
      open
      onOpenChange={onClose}
      timeZone={timeZone}
      bodyOf={({ from, to, reason, note }) => ({ from, to, reason, note, resourceId: room.id, also: [] })}
      words={{
        title: t('closeOf', { name: room.name }),
        description: t('closeText'),
        submit: t('closeOf', { name: room.name }),
        saved: () => t('isClosed', { name: room.name }),
        present: { key: 'rooms.present' },
        affected: (count) => ({
          title: t('affectedTitle'),
          text: t('affectedText', { count }),
          confirm: t('affectedConfirm'),
        }),
      }}
      before={<ComingClosures from={day} roomId={room.id} />}
    />
  )
}
