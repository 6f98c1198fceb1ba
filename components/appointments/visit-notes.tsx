'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DeskNote } from '@/components/appointments/desk-note'
import { VisitNote } from '@/components/appointments/visit-note'
import { Card, CardTitle } from '@/components/ui/card'
import { useNow } from '@/lib/browser/use-now'
import { type AppointmentDetail, isToClose } from '@/lib/domain/appointment'

interface VisitNotesProps {
  visit: Pick<AppointmentDetail, 'id' | 'note' | 'deskNote' | 'timeZone' | 'status' | 'start'>
  /** The server's time, ISO. */
  now: string
}

const readers = ['clinical', 'team'] as const

/** One place to write, with a switch for who reads it: the patient in the history, or the team alone. */
export function VisitNotes({ visit, now }: VisitNotesProps) {
  const t = useTranslations('visitActions')
  const [shown, setShown] = useState<(typeof readers)[number]>('clinical')
  // Until the visit is closed, that is what the screen leads to.
  const leads = !isToClose(visit, useNow(now).getTime())
  const isWritten = { clinical: Boolean(visit.note), team: Boolean(visit.deskNote) }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>{t('notes')}</CardTitle>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two buttons */}
        <div role="group" aria-label={t('noteReaders')} className="flex rounded-md border p-0.5 print:hidden">
          {readers.map((reader) => (
            <button
              key={reader}
              type="button"
              aria-pressed={shown === reader}
              onClick={() => setShown(reader)}
              className="segment"
            >
              {t(`noteFor.${reader}`)}
              {isWritten[reader] && (
                <>
                  <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
                  <span className="sr-only">({t('noteWritten')})</span>
                </>
              )}
            </button>
          ))}
        </div>
      </div>
      <div hidden={shown !== 'clinical'} className="not-print:[&[hidden]]:hidden print:block">
        <VisitNote visit={visit} leads={leads} />
      </div>
      <div hidden={shown !== 'team'}>
        <DeskNote visit={visit} leads={leads} />
      </div>
    </Card>
  )
}
