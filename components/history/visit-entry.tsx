import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { StatusBadge } from '@/components/visits/status-badge'
import { VisitLink, wholeRow } from '@/components/visits/visit-link'
import { type EntryOfVisit, toldStatus, type Visit } from '@/lib/domain/appointment'
import { formatDateTime } from '@/lib/format/dates'
import { visitAnchor } from './use-earlier-visits'
import { OpensVisit } from './use-history'
import { VisitHead } from './visit-head'
import { VisitReason } from './visit-reason'

interface VisitEntryProps {
  visit: Visit
  entries: readonly EntryOfVisit[]
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  reader: 'patient' | 'staff'
}

/** One past visit: when, with whom, why, what was written, and the entries that are tied to it. */
export function VisitEntry({ visit, entries, today, reader }: VisitEntryProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { id, start, timeZone, status, doctorName, clinicName, reason, note } = visit
  const opens = useContext(OpensVisit)(visit)
  const isOver = dayAt(Date.parse(visit.end), timeZone) < today
  return (
    <li
      id={visitAnchor(id)}
      tabIndex={-1}
      className="relative grid gap-1 px-4 py-2.5 print:break-inside-avoid outline-none"
    >
      <VisitHead
        opens={opens}
        // Every other one was completed: a badge says what is out of the ordinary.
        badge={status !== 'completed' && <StatusBadge status={toldStatus(status, isOver, reader)} />}
        who={`${doctorName} · ${clinicName}`}
      >
        <VisitLink id={id} opens={opens} className="text-target font-medium" linked={wholeRow}>
          <Time dateTime={start}>{formatDateTime(start, timeZone, locale)}</Time>
        </VisitLink>
      </VisitHead>
      <VisitReason reason={reason} />
      {note && <p className="relative max-w-reading justify-self-start whitespace-pre-wrap">{note.text}</p>}
      {(['condition', 'treatment'] as const).map((kind) => {
        const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name)
        return (
          names.length > 0 && (
            <p key={kind} className="text-sm wrap-anywhere">
              <span className="text-muted-foreground">{t(`visitEntries.${kind}`)}: </span>
              {names.join(' · ')}
            </p>
          )
        )
      })}
    </li>
  )
}
