import { useLocale, useTranslations } from 'next-intl'
import type { AuditPage } from '#contract/audit'
import { EntryAct, EntryPerson, EntrySubject, EntryTime } from '@/components/audit/entry-facts'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { WideTable } from '@/components/shared/page/wide-table'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { keptWord } from '@/components/shared/text/as-is'
import { isLook, linesOf } from '@/lib/domain/audit-lines'
import { type AuditState, auditQueryOf, isNarrowed } from '@/lib/domain/audit-list'
import { nextPage, previousPage } from '@/lib/domain/cursor-trail'
import { formatDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface AuditResultsProps {
  state: AuditState
  page: AuditPage
}

const addressOf = (state: AuditState | null) => state && routes.audit + auditQueryOf(state)

/** The entries found, by day, or what to do when there are none. */
export function AuditResults({ state, page }: AuditResultsProps) {
  const t = useTranslations('audit')
  if (page.entries.length === 0) return <NoEntries isNarrowed={isNarrowed(state)} />
  return (
    <>
      <AuditTable state={state} page={page} />
      <CursorPages
        label={t('title')}
        summary={null}
        previous={addressOf(previousPage(state))}
        next={addressOf(page.nextCursor ? nextPage(state, page.nextCursor) : null)}
      />
    </>
  )
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('audit')
  return (
    <EmptyState
      icon="shield-check"
      title={isNarrowed ? t('noMatch') : t('none')}
      description={isNarrowed ? t('noMatchHint') : t('noneHint')}
      action={
        <NextStep
          href={isNarrowed ? routes.audit : routes.patients}
          label={isNarrowed ? t('clear') : t('openPatients')}
        />
      }
    />
  )
}

/** Lines under their headings, and whether one has the author of the line above it: then it does not repeat them. */
function useShownLines({ entries, timeZone }: AuditPage) {
  const t = useTranslations('audit')
  const locale = useLocale()
  const lines = linesOf(entries, timeZone).map((line) => {
    const day = keptWord(formatDay(line.latest.at, timeZone, locale))
    return { ...line, heading: `${day} · ${t(isLook(line.latest) ? 'looks' : 'changes')}` }
  })
  const authorOf = ({ heading, latest: { who, address } }: (typeof lines)[number]) =>
    who && JSON.stringify([heading, who.userId, who.clinicName, address])
  return lines.map((line, index) => {
    const [author, above] = [authorOf(line), lines[index - 1]]
    return { ...line, again: author !== null && above !== undefined && author === authorOf(above) }
  })
}

function AuditTable({ state, page }: AuditResultsProps) {
  const t = useTranslations('audit')
  return (
    <WideTable
      className="max-lg:cards"
      rows={useShownLines(page)}
      idOf={({ latest }) => latest.id}
      groupOf={({ heading }) => heading}
      joins={({ again }) => again}
      columns={[
        {
          head: t('when'),
          cell: ({ latest, since }) => <EntryTime at={latest.at} since={since} timeZone={page.timeZone} />,
          className: 'text-muted-foreground w-32',
          card: 'head',
        },
        {
          head: t('who'),
          cell: ({ latest, again }) => <EntryPerson entry={latest} state={state} again={again} />,
          // In a card its parts share lines with time and address.
          className: 'max-lg:contents lg:min-w-44 xl:whitespace-nowrap',
          card: 'head',
        },
        {
          head: t('what'),
          cell: (line) => (
            <>
              <EntryAct line={line} timeZone={page.timeZone} />
              <EntrySubject entry={line.latest} state={state} />
            </>
          ),
          className: 'grow',
        },
        {
          head: t('address'),
          cell: ({ latest, again }) => (
            <span className={again ? 'sr-only' : 'text-xs font-normal'}>{latest.address}</span>
          ),
          className: 'whitespace-nowrap text-muted-foreground tabular-nums w-32',
          card: 'head',
        },
      ]}
    />
  )
}
