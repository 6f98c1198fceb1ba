import { useLocale, useTranslations } from 'next-intl'
import { ChoosePerson } from '@/components/guardians/choose-person'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import type { FamilyPerson } from '@/lib/domain/family'
import { formatSlot } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface FamilyListProps {
  people: readonly FamilyPerson[]
  /** The patient for whom the reader acts at this moment. */
  current: string | null
}

/** Everybody for whom the reader acts, themselves first, each with their appointments ahead. */
export function FamilyList({ people, current }: FamilyListProps) {
  const t = useTranslations('guardians')
  const locale = useLocale()
  return (
    <div className={cn('grid gap-4', people.length > 1 && 'md:grid-cols-2')}>
      {people.map(({ patientId, name, surname, relation, visits }) => (
        <Card key={patientId}>
          <div className="flex flex-wrap items-center gap-2">
            <CardTitle>
              <AsIs>{`${name} ${surname}`}</AsIs>
            </CardTitle>
            <Badge variant="secondary">{t(relation ? `as.${relation}` : 'self')}</Badge>
            {patientId === current && people.length > 1 && <Badge variant="accent">{t('current')}</Badge>}
          </div>
          {visits.length === 0 ? (
            <p className="text-sm text-muted-foreground">{t('noVisits')}</p>
          ) : (
            <ul className="grid gap-2 text-sm">
              {visits.map(({ id, start, timeZone, doctorName, clinicName }) => (
                <li key={id} className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
                  <Time dateTime={start} className="font-medium tabular-nums first-letter:uppercase">
                    {formatSlot(start, timeZone, locale)}
                  </Time>
                  <AsIs className="text-muted-foreground">{`${doctorName} · ${clinicName}`}</AsIs>
                </li>
              ))}
            </ul>
          )}
          {patientId !== current && (
            <div>
              <ChoosePerson patientId={patientId} label={relation ? t('switchTo', { name }) : t('toSelf')} />
            </div>
          )}
        </Card>
      ))}
    </div>
  )
}
