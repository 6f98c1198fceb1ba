import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { StatusBadge } from '@/components/visits/status-badge'
import { type EntryOfVisit, toldStatus, type Visit } from '@/lib/domain/appointment'
import { formatDateTime, formatSlot } from '@/lib/format/dates'
import { visitAnchor } from './use-earlier-visits'
import { VisitRow } from './visit-row'

interface VisitEntryProps {
  visit: Visit
  entries: readonly EntryOfVisit[]
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  reader: 'patient' | 'staff'
  home: string | null
}

/** One past visit: when, with whom, why, what was written, and the entries that are tied to it. */
export function VisitEntry({ visit, entries, today, reader, home }: VisitEntryProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { id, start, timeZone, status, note } = visit
  const isThisYear = dayAt(Date.parse(start), timeZone).slice(0, 4) === today.slice(0, 4)
  const isOver = dayAt(Date.parse(visit.end), timeZone) < today
  return (
    <VisitRow
      visit={visit}
      home={home}
      anchor={visitAnchor(id)}
      time={
        <Time dateTime={start}>{(isThisYear ? formatSlot : formatDateTime)(start, timeZone, locale)}</Time>
      }
      // Every other one was completed: a badge says what is out of the ordinary.
      badge={status !== 'completed' && <StatusBadge status={toldStatus(status, isOver, reader)} />}
    >
      {note && <p className="relative max-w-reading whitespace-pre-wrap">{note.text}</p>}
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
    </VisitRow>
  )
}
