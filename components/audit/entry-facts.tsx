import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AuditEntry } from '#contract/audit'
import { knownActs } from '#contract/audit-acts'
import { auditRoles } from '#contract/choices'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import type { AuditLine } from '@/lib/domain/audit-lines'
import { type AuditState, auditQueryOf, narrowed } from '@/lib/domain/audit-list'
import { isBrowsing, isLook } from '@/lib/domain/audit-looks'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface FactProps {
  entry: AuditEntry
  state: AuditState
}

const narrowing = 'text-target text-foreground underline-offset-4 hover:underline'

/** Time by the clinic's clock. */
export function EntryTime({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <Time dateTime={at} className="text-sm font-normal whitespace-nowrap tabular-nums">
      {formatClock(at, timeZone)}
    </Time>
  )
}

/** The person who acted, with a link to all of their entries. */
export function EntryPerson({ entry, state }: FactProps) {
  const t = useTranslations('audit')
  const { who } = entry
  if (!who) {
    const text = entry.account || entry.address ? t('nobody') : t('system')
    return <span className="text-muted-foreground">{text}</span>
  }
  const name = who.name ?? who.patientName ?? t('formerAccount')
  return (
    <Link
      prefetch={false}
      href={routes.audit + auditQueryOf(narrowed(state, { person: who.userId }))}
      title={t('filterPerson', { name })}
      translate="no"
      className={`${narrowing} text-sm`}
    >
      {name}
    </Link>
  )
}

/** The roles in which somebody acted, and the clinic of somebody from elsewhere who was refused here. */
export function EntryRole({ entry: { who } }: Pick<FactProps, 'entry'>) {
  const t = useTranslations('audit')
  if (!who) return null
  const roles = auditRoles.filter((role) => who.roles.includes(role)).map((role) => t(`roles.${role}`))
  const said = who.program ? t('program') : roles.join(', ')
  const facts = [who.clinicName && keptWord(who.clinicName), said].filter(Boolean)
  return <KeptWords>{facts.join(' · ')}</KeptWords>
}

/** Their reads have other words where they were refused. */
const attempts = ['history', 'patient', 'appointment', 'thread'] as const

/** Their reads follow one verb. */
const openable = [...attempts, 'guardian'] as const

/**
 * The words of a line: how often each thing was opened is counted, other reads are named, and those about nobody are
 * counted as screens; of anything else the latest is named.
 */
function useSaid({ latest, entries, counts, parts }: AuditLine) {
  const t = useTranslations('audit')
  const inWords = (action: string) => {
    const tried = latest.outcome === 'refused' && attempts.find((each) => `${each}.read` === action)
    if (tried) return t(`tried.${tried}`)
    const act = knownActs.find((known) => known === action)
    return act ? t(`acts.${act}`) : t('otherAct', { name: action })
  }
  const logins = counts.find(({ action }) => action === 'session.sign-in')?.count ?? 0
  const [{ action, count } = { action: latest.action, count: 1 }, ...others] = counts
  if (isBrowsing(latest) && (parts || others.length > 0)) {
    const screens = entries.length - logins
    const said = [
      screens > 0 && t('screens', { count: screens }),
      logins > 0 && (parts ? t('logins', { count: logins }) : inWords('session.sign-in')),
    ]
    return { inWords, said: said.filter(Boolean).join(', ') }
  }
  const counted = (one: AuditLine['counts'][number]) =>
    one.count > 1 ? t('times', { act: inWords(one.action), count: one.count }) : inWords(one.action)
  const act = counted({ action, count })
  if (others.length === 0) return { inWords, said: act }
  if (!isLook(latest)) return { inWords, said: t('moreActs', { act, count: entries.length - count }) }
  const opened = openable.flatMap((each) => {
    const read = counts.find((one) => one.action === `${each}.read`)
    return read
      ? { read, said: t(`reads.${each}`, { count: read.count, many: String(parts !== undefined) }) }
      : []
  })
  const said = counts.filter((one) => !opened.some(({ read }) => read === one)).map(counted)
  if (opened.length > 0) said.unshift(t('reads.total', { list: opened.map((one) => one.said).join(', ') }))
  return { inWords, said: said.join(' · ') }
}

interface LineProps {
  line: AuditLine
  timeZone: string
}

/** The act in words, marked if it was refused; it unfolds to each person or patient, or to each time and its address. */
export function EntryAct({ line, timeZone, state }: LineProps & Pick<FactProps, 'state'>) {
  const { latest, parts } = line
  if (!parts) {
    return (
      <ActFold line={line}>
        {/* Cards have no column for it. */}
        <p className="text-sm text-muted-foreground empty:hidden lg:hidden">
          <EntryRole entry={latest} />
        </p>
        <Times line={line} timeZone={timeZone} />
      </ActFold>
    )
  }
  return (
    <ActFold line={line}>
      <ul className="mt-2 grid gap-2">
        {parts.map((each) => (
          <li key={each.latest.id}>
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted-foreground">
              {isBrowsing(latest) ? (
                <>
                  <EntryPerson entry={each.latest} state={state} />
                  <EntryRole entry={each.latest} />
                </>
              ) : (
                <EntrySubject entry={each.latest} state={state} />
              )}
            </p>
            <ActFold line={each}>
              <Times line={each} timeZone={timeZone} />
            </ActFold>
          </li>
        ))}
      </ul>
    </ActFold>
  )
}

function ActFold({ line, children }: { line: AuditLine; children: ReactNode }) {
  const { latest, entries } = line
  const t = useTranslations('audit')
  const { said } = useSaid(line)
  return (
    <details>
      <summary className="text-target fold-summary">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isBrowsing(latest) ? 'text-muted-foreground' : undefined}>{said}</span>
          {entries.length === 1 && <Listed count={latest.listed} />}
          {latest.outcome === 'refused' && (
            <Badge variant="warning" className="whitespace-normal">
              {t(latest.why ? `why.${latest.why}` : 'refused')}
            </Badge>
          )}
        </span>
      </summary>
      {children}
    </details>
  )
}

function Times({ line, timeZone }: LineProps) {
  const { entries, counts } = line
  const { inWords } = useSaid(line)
  return (
    <ul className="mt-1 grid gap-1 border-s ps-3 text-sm text-muted-foreground">
      {entries.map(({ id, at, action, listed, address }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <EntryTime at={at} timeZone={timeZone} />
          {counts.length > 1 && <span>{inWords(action)}</span>}
          {entries.length > 1 && <Listed count={listed} />}
          {address && <span className="tabular-nums">{address}</span>}
        </li>
      ))}
    </ul>
  )
}

function Listed({ count }: { count: number | null }) {
  const t = useTranslations('audit')
  return count !== null && <span className="text-muted-foreground">{t('listed', { count })}</span>
}

/** The person concerned, with a link to all entries about their record. */
export function EntrySubject({ entry, state }: FactProps) {
  const t = useTranslations('audit')
  const { patient, account, who } = entry
  if (patient) {
    return (
      <Link
        prefetch={false}
        href={routes.audit + auditQueryOf(narrowed(state, { patient: patient.id }))}
        title={t('filterPatient', { name: patient.name })}
        translate="no"
        className={narrowing}
      >
        {patient.name}
      </Link>
    )
  }
  if (!account || account.userId === who?.userId) return null
  const name = account.name ?? account.patientName
  return (
    <span className="text-muted-foreground">
      {name ? <KeptWords>{t('atAccount', { name: keptWord(name) })}</KeptWords> : t('formerAccount')}
    </span>
  )
}
