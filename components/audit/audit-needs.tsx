import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { AuditPage } from '#contract/audit'
import { dayAt } from '#contract/zone'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { NeedsLine } from '@/components/shared/text/needs-line'
import { linesOf } from '@/lib/domain/audit-lines'
import { type AuditFilters, type AuditState, auditQueryOf, narrowed } from '@/lib/domain/audit-list'
import { isUnusual, patientsOf } from '@/lib/domain/audit-unusual'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

/** Refusals of this page and people who looked at many records on a day, each a filter of the log. */
export function AuditNeeds({ state, page }: { state: AuditState; page: AuditPage }) {
  const t = useTranslations('audit')
  const locale = useLocale()
  const refused = page.entries.filter(({ outcome }) => outcome === 'refused').length
  const hrefOf = (change: Partial<AuditFilters>) => routes.audit + auditQueryOf(narrowed(state, change))
  const needs = [
    ...(refused > 0 && !state.outcome
      ? [{ href: hrefOf({ outcome: 'refused' }), said: t('refusals', { count: refused }) }]
      : []),
    ...linesOf(page.entries, page.timeZone).flatMap((line) => {
      const { who, at } = line.latest
      if (!who?.name || state.person || !isUnusual(line)) return []
      const day = dayAt(Date.parse(at), page.timeZone)
      const said = t('manyOpened', {
        name: keptWord(who.name),
        count: patientsOf(line),
        day: keptWord(formatPlainDay(day, locale)),
      })
      return [{ href: hrefOf({ person: who.userId, from: day, to: day }), said }]
    }),
  ]
  if (needs.length === 0) return null
  return (
    <NeedsLine>
      {needs.map(({ href, said }) => (
        <Link
          key={href}
          prefetch={false}
          href={href}
          className="text-target font-medium underline underline-offset-4"
        >
          <span>
            <KeptWords>{said}</KeptWords>
          </span>
        </Link>
      ))}
    </NeedsLine>
  )
}
