import { useLocale, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/shared/text/status-badge'
import type { Visit } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { Section } from './section'

/** The patient's visits as a line of time, latest first: what they came for and what the doctor wrote. */
export function VisitsSection({ visits }: { visits: Visit[] }) {
  const t = useTranslations('history')
  return (
    <Section name="visits" add={null} empty={visits.length === 0} emptyText={t('noVisits')}>
      <ol className="grid gap-5 border-s ps-5">
        {visits.map((visit) => (
          <VisitEntry key={visit.id} visit={visit} />
        ))}
      </ol>
    </Section>
  )
}

function VisitEntry({ visit }: { visit: Visit }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { start, timeZone, status, doctorName, clinicName, reason, note } = visit
  return (
    <li className="relative grid gap-1 before:absolute before:top-1.5 before:-start-[1.5625rem] before:size-2 before:rounded-full before:bg-border-strong print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={start} className="font-medium">
          {formatDateTime(start, timeZone, locale)}
        </time>
        <StatusBadge status={status} />
      </div>
      <p className="text-sm text-muted-foreground">
        {doctorName} · {clinicName}
      </p>
      {reason && (
        <p>
          <span className="text-muted-foreground">{t('visitReason')}: </span>
          {reason}
        </p>
      )}
      {note ? (
        <p className="max-w-reading whitespace-pre-wrap">{note.text}</p>
      ) : (
        <p className="text-sm text-muted-foreground">{t('visitNoNote')}</p>
      )}
    </li>
  )
}
