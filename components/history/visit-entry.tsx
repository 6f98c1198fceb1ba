import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { StatusBadge } from '@/components/visits/status-badge'
import { VisitLink } from '@/components/visits/visit-link'
import type { EntryOfVisit, Visit } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { visitAnchor } from './use-earlier-visits'
import { OpensVisit } from './use-history'

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
        <VisitLink
          id={id}
          opens={useContext(OpensVisit)(visit)}
          className="inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
          linked="underline-offset-2 hover:underline"
        >
          <Time dateTime={start}>{formatDateTime(start, timeZone, locale)}</Time>
        </VisitLink>
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
