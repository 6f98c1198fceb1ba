import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import type { History } from '@/lib/domain/history'
import { formatDay } from '@/lib/format/dates'

interface LastNoteProps {
  visit: Pick<AppointmentDetail, 'id' | 'start'>
  record: Pick<History, 'visits'> | null
}

/** The newest note from an earlier visit, which says where to go on. */
export function LastNote({ visit, record }: LastNoteProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const last = record?.visits.find(({ id, start, note }) => note && id !== visit.id && start < visit.start)
  if (!last?.note) return null
  return (
    <div className="rounded-md bg-muted px-3 py-2 text-sm print:hidden">
      <p className="text-muted-foreground">
        {t('lastNote')}{' '}
        <Time dateTime={last.start}>{formatDay(last.start, last.timeZone, locale, 'full')}</Time>
      </p>
      <p className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">{last.note.text}</p>
    </div>
  )
}
