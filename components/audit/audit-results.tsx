import { useLocale, useTranslations } from 'next-intl'
import type { AuditPage } from '#contract/audit'
import { dayAt } from '#contract/zone'
import { EntryAct, EntryPerson, EntryRole, EntrySubject, EntryTime } from '@/components/audit/entry-facts'
import { NoEntries } from '@/components/audit/no-entries'
import { CursorPages } from '@/components/shared/page/cursor-pages'
import { WideTable } from '@/components/shared/page/wide-table'
import { keptWord } from '@/components/shared/text/as-is'
import { type AuditLine, linesOf } from '@/lib/domain/audit-lines'
import { type AuditState, auditQueryOf, isNarrowed } from '@/lib/domain/audit-list'
import { isBrowsing, isLook } from '@/lib/domain/audit-looks'
import { isUnusual, patientsOf } from '@/lib/domain/audit-unusual'
import { nextPage, pagesBefore, previousPage } from '@/lib/domain/cursor-trail'
import { formatDay, zoneCity } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface AuditResultsProps {
  state: AuditState
  page: AuditPage
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

const addressOf = (state: AuditState | null) => state && routes.audit + auditQueryOf(state)

/** The entries found, by day, or what to do when there are none. */
export function AuditResults({ state, page, today }: AuditResultsProps) {
  const t = useTranslations('audit')
  const tVisits = useTranslations('appointments')
  const locale = useLocale()
  const before = pagesBefore(state)
  if (page.entries.length === 0) return <NoEntries isNarrowed={isNarrowed(state)} />
  return (
    <>
      <AuditTable state={state} page={page} today={today} />
      <CursorPages
        label={t('title')}
        summary={
          <>
            {before !== null && t('pageNow', { page: before + 1 })}
            {/* Cards have no head that names the place of their times. */}
            <span className="lg:hidden">
              {before !== null && ' · '}
              {tVisits('zoneTime', { city: zoneCity(page.timeZone, locale) })}
            </span>
          </>
        }
        previous={addressOf(previousPage(state))}
        next={addressOf(page.nextCursor ? nextPage(state, page.nextCursor) : null)}
      />
    </>
  )
}

/** Whether a line is of several people, each of whom has a line of their own in it. */
const isOfPeople = ({ latest, parts }: AuditLine) => parts !== undefined && isBrowsing(latest)

function AuditTable({ state, page, today }: AuditResultsProps) {
  const t = useTranslations('audit')
  const locale = useLocale()
  return (
    <WideTable
      // Paper has each time and its address.
      className="max-lg:cards print:**:details-content:[content-visibility:visible]"
      rows={linesOf(page.entries, page.timeZone)}
      idOf={({ latest }) => latest.id}
      groupOf={({ latest }) => [
        dayAt(Date.parse(latest.at), page.timeZone) === today
          ? t('lastDays', { days: 1 })
          : keptWord(formatDay(latest.at, page.timeZone, locale)),
        t(isLook(latest) ? 'looks' : 'changes'),
      ]}
      columns={[
        {
          head: t('when', { city: zoneCity(page.timeZone, locale) }),
          // Several people's reads have each a time of their own.
          cell: (line) => !isOfPeople(line) && <EntryTime at={line.latest.at} timeZone={page.timeZone} />,
          // A card has it at the end of its first line.
          className: 'text-muted-foreground w-32 max-lg:ms-auto',
          card: 'head',
        },
        {
          head: t('who'),
          cell: (line) =>
            isOfPeople(line) ? (
              <span className="text-sm font-normal text-muted-foreground">
                {t('people', { count: line.parts?.length ?? 0 })}
              </span>
            ) : (
              <>
                <EntryPerson entry={line.latest} state={state} />
                <span className="block text-muted-foreground empty:hidden max-lg:hidden">
                  <EntryRole entry={line.latest} />
                </span>
              </>
            ),
          className: 'xl:whitespace-nowrap max-lg:-order-1!',
          card: 'head',
        },
        {
          head: t('about'),
          cell: (line) =>
            patientsOf(line) > 0 ? (
              <span className={isUnusual(line) ? 'text-warning-strong' : undefined}>
                {t('patients', { count: patientsOf(line) })}
              </span>
            ) : (
              <EntrySubject entry={line.latest} state={state} />
            ),
          className: 'xl:whitespace-nowrap max-lg:basis-full max-lg:empty:hidden',
        },
        {
          head: t('what'),
          cell: (line) => <EntryAct line={line} state={state} timeZone={page.timeZone} />,
          className: 'max-lg:basis-full max-lg:text-muted-foreground lg:w-2/5',
        },
      ]}
    />
  )
}
