import { useLocale, useTranslations } from 'next-intl'
import type { VisitNote } from '#contract/appointments'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { formatDateTime } from '@/lib/format/dates'

/** The doctor's note about the visit, as its patient reads it. */
export function ReadNote({ note, timeZone }: { note: VisitNote; timeZone: string }) {
  const t = useTranslations('visitActions')
  const locale = useLocale()
  return (
    <Card>
      <CardTitle>{t('note')}</CardTitle>
      <p className="max-w-reading whitespace-pre-wrap">{note.text}</p>
      <CardDescription>
        <KeptWords>
          {t('noteBy', {
            name: keptWord(note.by),
            when: keptWord(formatDateTime(note.at, timeZone, locale)),
          })}
        </KeptWords>
      </CardDescription>
    </Card>
  )
}
