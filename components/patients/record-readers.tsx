import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { AccessReason } from '#contract/access-log'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import type { ShownEntry } from '@/lib/domain/audit-proof'
import { groupReadings, type ReadingGroup } from '@/lib/domain/readings'
import { formatDateTime } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { ProofButton } from './proof-button'

interface Reading extends ShownEntry {
  who: string
  /** Null for what was refused. */
  why: AccessReason | null
  clinic: { name: string; timeZone: string } | null
}

interface RecordReadersProps {
  patientId: string
  readings: readonly Reading[]
  /** The page of the log that they are, and when it was read. */
  page: { limit: string; cursor?: string; readAt: number }
  /** Query of the older entries; null when there are none. */
  older: string | null
}

/** Readers of the patient's record and refused ones: place, reason, and time by the clock of that clinic. */
export function RecordReaders({ patientId, readings, page, older }: RecordReadersProps) {
  const t = useTranslations('recordReaders')
  const { readAt, ...query } = page
  const entries = readings.map(({ id, at, what, outcome }) => ({ id, at, what, outcome }))
  return (
    <SettingGroup id="readers" title={t('readers')} text={t('readersText')}>
      <div className="grid gap-3 px-4 sm:px-6">
        {readings.length === 0 ? (
          <p className="text-sm text-muted-foreground">{t('noReaders')}</p>
        ) : (
          <ol className="divide-y text-sm">
            {groupReadings(readings).map((group) => (
              <ReadingRow key={group.latest.id} group={group} />
            ))}
          </ol>
        )}
        {older && (
          <Link
            prefetch={false}
            href={`${routes.patientEdit}?${older}#readers`}
            scroll={false}
            className="justify-self-start text-sm text-primary-strong underline-offset-4 hover:underline"
          >
            {t('olderReaders')}
          </Link>
        )}
        {readings.length > 0 && (
          <ProofButton label={t('checkReaders')} asked={[{ patientId, ...query }, entries, readAt]} />
        )}
      </div>
    </SettingGroup>
  )
}

const named = [
  'image.read',
  'analytic.read',
  'fastq.read',
  'fastq-summary.read',
  'patient.read',
  'users.read',
  'appointment.read',
  'appointment.list-patient',
  'thread.read',
  'message.read',
] as const

function readingOf(what: string) {
  if (what === 'access.break-glass') return 'emergency'
  if (what === 'record.read') return 'taken'
  return named.find((each) => each === what) ?? 'record'
}

function ReadingRow({ group: { latest, counts } }: { group: ReadingGroup<Reading> }) {
  const t = useTranslations('recordReaders')
  const locale = useLocale()
  const { at, who, outcome, why, clinic } = latest
  const byName = Map.groupBy(counts, ({ what }) => t(`readings.${readingOf(what)}`))
  const read = [...byName].map(([name, same]) => {
    const count = same.reduce((sum, each) => sum + each.count, 0)
    return count > 1 ? `${name} (${t('readingTimes', { count })})` : name
  })
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0">
      <span className="min-w-0">
        <span translate={who ? 'no' : undefined} className="font-medium">
          {who || t('readerOfNoClinic')}
        </span>
        {clinic && <AsIs className="text-muted-foreground"> · {clinic.name}</AsIs>}
        {outcome === 'refused' && (
          <Badge variant="warning" className="ms-2">
            {t('readingRefused')}
          </Badge>
        )}
        <span className="block text-muted-foreground">
          {read.join(', ')}
          {why && why !== 'care' && ` · ${t(`reasons.${why}`)}`}
        </span>
      </span>
      <Time dateTime={at} className="text-muted-foreground tabular-nums">
        {formatDateTime(at, clinic?.timeZone ?? 'Europe/Madrid', locale)}
      </Time>
    </li>
  )
}
