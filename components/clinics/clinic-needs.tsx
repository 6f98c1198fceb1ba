import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ClinicNeed } from '@/lib/domain/clinic'

const looks = {
  unpaid: 'warning',
  atLimit: 'warning',
  nearLimit: 'warning',
  noDoctors: 'info',
  quiet: 'info',
} as const

/** Needs of a clinic as badges. */
export function ClinicNeeds({ needs }: { needs: readonly ClinicNeed[] }) {
  const t = useTranslations('clinicTable')
  return (
    <span className="flex flex-wrap gap-1">
      {needs.map((need) => (
        <Badge key={need} variant={looks[need]}>
          {t(need)}
        </Badge>
      ))}
    </span>
  )
}
