'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { VisitNote } from '#contract/appointments'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/format/dates'

interface NoteConflictProps {
  /** The note that was written meanwhile; null when it was removed. */
  theirs: VisitNote | null
  timeZone: string
  onTake: (text: string) => void
}

/** Tells the second of two writers what the first one saved. What was typed stays in the field. */
export function NoteConflict({ theirs, timeZone, onTake }: NoteConflictProps) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  return (
    <Alert variant="warning" title={t(theirs ? 'noteStale' : 'noteGone')}>
      {theirs && (
        <div className="my-2 grid gap-1 border-s-2 border-warning ps-3">
          <p className="whitespace-pre-wrap wrap-anywhere">{theirs.text}</p>
          <p className="text-muted-foreground">
            <KeptWords>
              {t('noteBy', {
                name: keptWord(theirs.by),
                when: keptWord(formatDateTime(theirs.at, timeZone, locale)),
              })}
            </KeptWords>
          </p>
        </div>
      )}
      <p>{t('noteStaleNext')}</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => onTake(theirs?.text ?? '')}>
        {t(theirs ? 'noteTake' : 'noteLeave')}
      </Button>
    </Alert>
  )
}
