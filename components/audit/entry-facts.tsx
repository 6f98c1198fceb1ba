import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { AuditEntry } from '#contract/audit'
import { knownActs } from '#contract/audit-acts'
import { auditRoles } from '#contract/choices'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { type AuditLine, isLook } from '@/lib/domain/audit-lines'
import { type AuditState, auditQueryOf, narrowed } from '@/lib/domain/audit-list'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface FactProps {
  entry: AuditEntry
  state: AuditState
}

const narrowing = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:py-1.5'

interface ActProps {
  line: AuditLine
  timeZone: string
}

interface TimeProps {
  at: string
  /** When the earliest of several things began. */
  since: string | null
  timeZone: string
}

/** Day and time by the clinic's clock. */
export function EntryTime({ at, since, timeZone }: TimeProps) {
  const clock = formatClock(at, timeZone)
  const start = since && formatClock(since, timeZone)
  return (
    <Time dateTime={at} className="text-sm font-normal whitespace-nowrap tabular-nums">
      {start && start !== clock ? `${start}–${clock}` : clock}
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
      className={cn(narrowing, 'text-sm', isLook(entry) && 'text-muted-foreground')}
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

/** The words of a line: reads about nobody are counted as screens, of anything else the latest is named. */
function useSaid({ latest, entries, counts }: AuditLine) {
  const t = useTranslations('audit')
  const inWords = (action: string) => {
    const tried = latest.outcome === 'refused' && attempts.find((each) => `${each}.read` === action)
    if (tried) return t(`tried.${tried}`)
    const act = knownActs.find((known) => known === action)
    return act ? t(`acts.${act}`) : t('otherAct', { name: action })
  }
  const logins = counts.find(({ action }) => action === 'session.sign-in')?.count ?? 0
  const [{ action, count } = { action: latest.action, count: 1 }, ...others] = counts
  const isBrowsing = isLook(latest) && !latest.patient && !latest.account && others.length > 0
  const said = isBrowsing
    ? [logins > 0 && inWords('session.sign-in'), t('screens', { count: entries.length - logins })]
    : [
        count > 1 ? t('times', { act: inWords(action), count }) : inWords(action),
        others.length > 0 && t('moreActs', { count: entries.length - count }),
      ]
  return { inWords, said: said.filter(Boolean).join(', ') }
}

/** The act in words, marked if it was refused; it unfolds to each time and its address. */
export function EntryAct({ line, timeZone }: ActProps) {
  const { latest, entries, counts } = line
  const t = useTranslations('audit')
  const { inWords, said } = useSaid(line)
  return (
    <details>
      <summary className="fold-summary">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isLook(latest) ? 'font-normal text-muted-foreground' : undefined}>{said}</span>
          {entries.length === 1 && <Listed count={latest.listed} />}
          {latest.outcome === 'refused' && (
            <Badge variant="warning" className="whitespace-normal">
              {t(latest.why ? `why.${latest.why}` : 'refused')}
            </Badge>
          )}
        </span>
      </summary>
      {/* Cards have no column for it. */}
      <p className="text-sm font-normal text-muted-foreground empty:hidden lg:hidden">
        <EntryRole entry={latest} />
      </p>
      <ul className="mt-1 grid gap-1 border-s ps-3 text-sm font-normal text-muted-foreground">
        {entries.map(({ id, at, action, listed, address }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <EntryTime at={at} since={null} timeZone={timeZone} />
            {counts.length > 1 && <span>{inWords(action)}</span>}
            {entries.length > 1 && <Listed count={listed} />}
            {address && <span className="tabular-nums">{address}</span>}
          </li>
        ))}
      </ul>
    </details>
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
      <span className="text-muted-foreground">
        {/* Cards have no column for it. */}
        <span className="lg:hidden">{t('about')}: </span>
        <Link
          prefetch={false}
          href={routes.audit + auditQueryOf(narrowed(state, { patient: patient.id }))}
          title={t('filterPatient', { name: patient.name })}
          translate="no"
          className={narrowing}
        >
          {patient.name}
        </Link>
      </span>
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
