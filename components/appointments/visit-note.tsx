'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { NoteCard } from '@/components/appointments/note-card'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { useVisitNote } from '@/lib/swr/appointments'

/** As much as the contract takes. */
const most = 2000

type VisitNoteProps = { visit: Pick<AppointmentDetail, 'id' | 'note' | 'timeZone'> }

/** What the doctor writes about the visit; it stands in the patient's history too. */
export function VisitNote({ visit }: VisitNoteProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const [saved, setSaved] = useState(visit.note)
  const write = useVisitNote(visit.id)

  async function save(text: string): Promise<string> {
    const { note } = await write.trigger(text)
    setSaved(note)
    return note?.text ?? ''
  }

  return (
    <NoteCard
      id={`note:${visit.id}`}
      title={t('note')}
      hint={t('noteHint')}
      rows={4}
      most={most}
      text={saved?.text ?? ''}
      pending={write.isMutating}
      onSave={save}
      saved={t('noteSaved')}
      foot={
        saved && (
          <p className="text-sm text-muted-foreground">
            {t('noteBy', { name: saved.by, when: formatDateTime(saved.at, visit.timeZone, locale) })}
          </p>
        )
      }
    />
  )
}
