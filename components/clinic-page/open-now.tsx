import { useTranslations } from 'next-intl'
import { isOpenAt } from '@/lib/domain/clinic-hours'
import type { PublicClinic } from '@/lib/domain/structured-clinic'

interface OpenNowProps {
  clinic: Pick<PublicClinic, 'openingHours' | 'timeZone'>
  now: Date
}

/** Says whether the clinic is open at this moment, where it says when it is. */
export function OpenNow({ clinic: { openingHours, timeZone }, now }: OpenNowProps) {
  const t = useTranslations('clinicPage')
  const isOpen = isOpenAt(openingHours, timeZone, now)
  if (isOpen === null) return null
  return (
    <p className={isOpen ? 'text-sm text-success-strong' : 'text-sm text-muted-foreground'}>
      {t(isOpen ? 'openNow' : 'closedNow')}
    </p>
  )
}
