import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
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
  return <Badge variant={isOpen ? 'success' : 'secondary'}>{t(isOpen ? 'openNow' : 'closedNow')}</Badge>
}
