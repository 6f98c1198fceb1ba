import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { StatusBadge } from '@/components/visits/status-badge'
import type { EntryOfVisit, Visit } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { visitAnchor } from './use-earlier-visits'

type VisitEntryProps = { visit: Visit; entries: readonly EntryOfVisit[] }

/** One visit on the line: when, with whom, why, what was written, and the entries that are tied to it. */
export function VisitEntry({ visit, entries }: VisitEntryProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { id, start, timeZone, status, doctorName, clinicName, reason, note } = visit
  return (
    <li
      id={visitAnchor(id)}
      tabIndex={-1}
      className="relative grid gap-1 outline-none before:absolute before:top-2 before:-start-[1.5625rem] before:size-2 before:rounded-full before:bg-border-strong print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          href={routes.appointment(id)}
          prefetch={false}
          className="inline-flex min-h-6 items-center font-medium underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          <Time dateTime={start}>{formatDateTime(start, timeZone, locale)}</Time>
        </Link>
        <StatusBadge status={status} />
      </div>
      <p className="text-sm text-muted-foreground">
        <AsIs>
          {doctorName} · {clinicName}
        </AsIs>
      </p>
      {reason && (
        <p>
          <span className="text-muted-foreground">{t('visitReason')}: </span>
          {reason}
        </p>
      )}
      {note && <p className="max-w-reading whitespace-pre-wrap">{note.text}</p>}
      {(['condition', 'treatment'] as const).map((kind) => {
        const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name)
        return (
          names.length > 0 && (
            <p key={kind} className="wrap-anywhere">
              <span className="text-muted-foreground">{t(`visitEntries.${kind}`)}: </span>
              {names.join(' · ')}
            </p>
          )
        )
      })}
    </li>
  )
}
