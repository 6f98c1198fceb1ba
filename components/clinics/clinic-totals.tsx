import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { type ListedClinic, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'

interface ClinicTotalsProps {
  clinics: readonly ListedClinic[]
  plans: readonly Plan[]
}

interface Figure {
  label: string
  value: number
  look?: string
}

/** The installation in a few figures; that of the clinics that need something only where some do. */
export function ClinicTotals({ clinics, plans }: ClinicTotalsProps) {
  const t = useTranslations('clinicTable')
  const tUsage = useTranslations('planUsage')
  const sum = (of: (clinic: ListedClinic) => number | undefined) =>
    clinics.reduce((total, clinic) => total + (of(clinic) ?? 0), 0)
  const needy = sum((clinic) =>
    Number(
      needsOf(
        clinic,
        plans.find(({ id }) => id === clinic.plan),
      ).length > 0,
    ),
  )
  const figures: Figure[] = [
    ...(needy > 0 ? [{ label: t('needy'), value: needy, look: 'text-warning-strong' }] : []),
    { label: t('paid'), value: sum(({ active }) => Number(active)) },
    { label: t('doctors'), value: sum(({ doctors }) => doctors) },
    { label: t('patients'), value: sum(({ patients }) => patients) },
  ]
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {figures.map(({ label, value, look = '' }) => (
          <div key={label}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className={`text-xl font-semibold tabular-nums ${look}`}>{tUsage('amount', { value })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted-foreground">{t('countedInEach')}</p>
    </Card>
  )
}
