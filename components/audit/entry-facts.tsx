import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { AuditEntry } from '#contract/audit'
import { knownActs } from '#contract/audit-acts'
import { auditRoles } from '#contract/choices'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { type AuditLine, isLook } from '@/lib/domain/audit-lines'
import { type AuditState, auditQueryOf, narrowed } from '@/lib/domain/audit-list'
import { uncapitalised } from '@/lib/format/capitalised'
import { formatClock } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface FactProps {
  entry: AuditEntry
  state: AuditState
}

const narrowing =
  'inline-flex min-h-6 items-center underline decoration-border underline-offset-4 hover:decoration-current pointer-coarse:py-1.5'

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
  const roles = auditRoles.filter((role) => who.roles.includes(role)).map((role) => t(`roles.${role}`))
  const facts = [
    who.clinicName && <AsIs>{who.clinicName}</AsIs>,
    who.program ? t('program') : roles.join(', '),
  ].filter(Boolean)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm max-lg:contents xl:flex-nowrap">
      <Link
        prefetch={false}
        href={routes.audit + auditQueryOf(narrowed(state, { person: who.userId }))}
        title={t('filterPerson', { name })}
        translate="no"
        className={isLook(entry) ? `${narrowing} text-muted-foreground` : narrowing}
      >
        {name}
      </Link>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <span key={index} className="font-normal text-muted-foreground">
          {fact}
        </span>
      ))}
    </span>
  )
}

/** A line names this many kinds of acts; what unfolds has each. */
const mostSaid = 2

/** The act in words, marked if it was refused; a line of several unfolds to each of them. */
export function EntryAct({ line: { latest, entries, counts }, timeZone }: ActProps) {
  const t = useTranslations('audit')
  const inWords = (action: string) => {
    const act = knownActs.find((known) => known === action)
    return act ? t(`acts.${act}`) : t('otherAct', { name: action })
  }
  const acts = counts.slice(0, mostSaid).map(({ action, count }, index) => {
    const act = index === 0 ? inWords(action) : uncapitalised(inWords(action))
    return count > 1 ? t('times', { act, count }) : act
  })
  const others = counts.length - acts.length
  if (others > 0) acts.push(t('moreActs', { count: others }))
  const said = (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={isLook(latest) ? 'font-normal text-muted-foreground' : undefined}>
        {acts.join(', ')}
      </span>
      {entries.length === 1 && <Listed count={latest.listed} />}
      {latest.outcome === 'refused' && <Badge variant="warning">{t('refused')}</Badge>}
      {/* Cards have no column for it. */}
      {entries.length === 1 && (
        <span className="text-xs font-normal text-muted-foreground tabular-nums lg:hidden">
          {latest.address}
        </span>
      )}
    </span>
  )
  if (entries.length === 1) return said
  return (
    <details>
      <summary className="fold-summary items-start py-0.5 after:mt-1 pointer-coarse:py-1.5">{said}</summary>
      <ul className="mt-1 grid gap-1 border-s ps-3 text-sm font-normal text-muted-foreground">
        {entries.map(({ id, at, action, listed, address }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <EntryTime at={at} since={null} timeZone={timeZone} />
            {counts.length > 1 && <span>{inWords(action)}</span>}
            <Listed count={listed} />
            <span className={cn('tabular-nums', address === latest.address && 'lg:hidden')}>{address}</span>
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
