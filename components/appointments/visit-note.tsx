'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { useKeptState } from '@/lib/browser/use-kept-state'
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
  const [text, setText] = useKeptState(`note:${visit.id}`, saved?.text ?? '')
  const [failed, setFailed] = useState(false)
  const write = useVisitNote(visit.id)

  async function save(event: FormEvent) {
    event.preventDefault()
    setFailed(false)
    try {
      const { note } = await write.trigger(text.trim())
      setSaved(note)
      setText(note?.text ?? '')
      toast.success(t('noteSaved'))
    } catch {
      setFailed(true)
    }
  }

  return (
    <Card>
      <CardTitle>
        <Label htmlFor="visit-note">{t('note')}</Label>
      </CardTitle>
      <CardDescription id="visit-note-hint">{t('noteHint')}</CardDescription>
      <form onSubmit={save} className="grid gap-3">
        <Textarea
          id="visit-note"
          aria-describedby="visit-note-hint"
          rows={4}
          maxLength={most}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {failed && <Alert variant="error">{t('noteFailed')}</Alert>}
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <SubmitButton variant="secondary" pending={write.isMutating}>
            {t('noteSave')}
          </SubmitButton>
          {saved && (
            <p className="text-sm text-muted-foreground">
              {t('noteBy', { name: saved.by, when: formatDateTime(saved.at, visit.timeZone, locale) })}
            </p>
          )}
        </div>
      </form>
    </Card>
  )
}
