import { ShieldCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { AuditPage } from '#contract/audit'
import { EntryAct, EntryPerson, EntrySubject, EntryTime } from '@/components/audit/entry-facts'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { WideTable } from '@/components/shared/page/wide-table'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { type AuditState, auditQueryOf, isNarrowed } from '@/lib/domain/audit-list'
import { nextPage, previousPage } from '@/lib/domain/cursor-trail'
import { zoneName } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface AuditResultsProps {
  state: AuditState
  page: AuditPage
}

const addressOf = (state: AuditState | null) => state && routes.audit + auditQueryOf(state)

/** The entries found, newest first, or what to do when there are none. */
export function AuditResults({ state, page }: AuditResultsProps) {
  const t = useTranslations('audit')
  const locale = useLocale()
  if (page.entries.length === 0) return <NoEntries isNarrowed={isNarrowed(state)} />
  return (
    <>
      <AuditTable state={state} page={page} />
      <AuditCards state={state} page={page} />
      <CursorPages
        label={t('title')}
        summary={`${t('newest')} · ${zoneName(page.timeZone, locale)}`}
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
      icon={ShieldCheck}
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

function AuditTable({ state, page }: AuditResultsProps) {
  const t = useTranslations('audit')
  return (
    <div className="max-lg:hidden">
      <WideTable
        rows={page.entries}
        idOf={({ id }) => id}
        columns={[
          { head: t('when'), cell: ({ at }) => <EntryTime at={at} timeZone={page.timeZone} /> },
          { head: t('who'), cell: (entry) => <EntryPerson entry={entry} state={state} /> },
          { head: t('what'), cell: (entry) => <EntryAct entry={entry} /> },
          { head: t('about'), cell: (entry) => <EntrySubject entry={entry} state={state} /> },
          {
            head: t('address'),
            cell: ({ address }) => address,
            className: 'whitespace-nowrap text-muted-foreground tabular-nums',
          },
        ]}
      />
    </div>
  )
}

/** The rows of the table where it finds no room. */
function AuditCards({ state, page }: AuditResultsProps) {
  return (
    <ul className="divide-y rounded-lg border bg-card lg:hidden">
      {page.entries.map((entry) => (
        <li key={entry.id} className="grid gap-1 px-4 py-3">
          <span className="font-medium">
            <EntryAct entry={entry} />
          </span>
          <span className="flex flex-wrap gap-x-2">
            <EntryPerson entry={entry} state={state} />
            <EntrySubject entry={entry} state={state} />
          </span>
          <span className="flex flex-wrap gap-x-2 text-muted-foreground">
            <EntryTime at={entry.at} timeZone={page.timeZone} />
            <span className="tabular-nums">{entry.address}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
