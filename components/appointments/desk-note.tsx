'use client'

import { useTranslations } from 'next-intl'
import { maxReason } from '#contract/choices'
import { NoteForm } from '@/components/appointments/note-form'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { useWrite } from '@/lib/swr/use-call'

interface DeskNoteProps {
  visit: Pick<AppointmentDetail, 'id' | 'deskNote'>
  leads?: boolean
}

/** The desk's note on a visit; its patient never sees it. */
export function DeskNote({ visit, leads }: DeskNoteProps) {
  const t = useTranslations('visitActions')
  const write = useWrite('appointments.writeDeskNote', { params: { id: visit.id } })
  return (
    <NoteForm
      id={`desk-note:${visit.id}`}
      title={t('deskNote')}
      hint={t('deskNoteHint')}
      rows={2}
      leads={leads}
      most={maxReason}
      text={visit.deskNote ?? ''}
      onSave={async (text) => (await write.trigger({ deskNote: text })).deskNote ?? ''}
      saved={t('deskNoteSaved')}
    />
  )
}
