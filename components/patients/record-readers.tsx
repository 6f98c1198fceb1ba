import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { formatShortDateTime } from '@/lib/format/clinical'
import { routes } from '@/lib/routes'

interface Reading {
  /** ISO instant. */
  at: string
  who: string
  what: string
  clinic: { name: string; timeZone: string } | null
}

interface RecordReadersProps {
  readings: readonly Reading[]
  /** Query of the older entries; null when there are none. */
  older: string | null
}

/** Who opened the patient's record, where, and when by the clock of that clinic. */
export function RecordReaders({ readings, older }: RecordReadersProps) {
  const t = useTranslations('patients')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('readers')}</CardTitle>
        <CardDescription>{t('readersText')}</CardDescription>
      </CardHeader>
      {readings.length === 0 ? (
        <p className="text-sm text-muted-foreground">{t('noReaders')}</p>
      ) : (
        <ol className="divide-y border-t text-sm">
          {readings.map(({ at, who, what, clinic }) => (
            <li key={`${at} ${who} ${what}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span>
                <span className="font-medium">{who}</span>
                {clinic && <span className="text-muted-foreground"> · {clinic.name}</span>}
              </span>
              <time dateTime={at} className="text-muted-foreground">
                {formatShortDateTime(at, clinic?.timeZone ?? 'Europe/Madrid')}
              </time>
            </li>
          ))}
        </ol>
      )}
      {older && (
        <Link
          prefetch={false}
          href={`${routes.patientEdit}?${older}`}
          scroll={false}
          className="justify-self-start text-sm text-primary-strong underline-offset-4 hover:underline"
        >
          {t('olderReaders')}
        </Link>
      )}
    </Card>
  )
}
