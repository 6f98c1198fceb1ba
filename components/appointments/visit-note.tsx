'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { maxNote } from '#contract/choices'
import { NoteForm } from '@/components/appointments/note-form'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { RequestError, read } from '@/lib/browser/request'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { useWrite } from '@/lib/swr/use-call'
import { NoteConflict } from './note-conflict'

interface VisitNoteProps {
  visit: Pick<AppointmentDetail, 'id' | 'note' | 'timeZone'>
  leads?: boolean
}

/** The doctor's note about the visit; it appears in the patient's history too. */
export function VisitNote({ visit, leads }: VisitNoteProps) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  const [saved, setSaved] = useState(visit.note)
  /** Another note stands there than the one that was seen: to save again is to replace it. */
  const [isOvertaken, setIsOvertaken] = useState(false)
  const place = { params: { id: visit.id } }
  const write = useWrite('appointments.writeNote', place)

  async function save(text: string): Promise<string | null> {
    try {
      const { note = null } = await write.trigger({ note: text, seen: saved?.at ?? null })
      setSaved(note)
      setIsOvertaken(false)
      return note?.text ?? ''
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'stale')) throw error
      const { note = null } = await read('appointments.get', place)
      setSaved(note)
      setIsOvertaken(true)
      return null
    }
  }

  return (
    <NoteForm
      id={`note:${visit.id}`}
      title={t('note')}
      hint={t('noteHint')}
      rows={6}
      leads={leads}
      most={maxNote}
      text={saved?.text ?? ''}
      onSave={save}
      saved={t('noteSaved')}
      notice={(take) =>
        isOvertaken && (
          <NoteConflict
            theirs={saved}
            timeZone={visit.timeZone}
            onTake={(text) => {
              take(text)
              setIsOvertaken(false)
            }}
          />
        )
      }
      foot={
        saved && (
          <p className="text-sm text-muted-foreground">
            <KeptWords>
              {t('noteBy', {
                name: keptWord(saved.by),
                when: keptWord(formatDateTime(saved.at, visit.timeZone, locale)),
              })}
            </KeptWords>
          </p>
        )
      }
    />
  )
}
