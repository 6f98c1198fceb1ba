import { useLocale, useTranslations } from 'next-intl'
import { type ListedClinic, monthlyOf, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { euros } from '@/lib/format/money'

interface ClinicTotalsProps {
  clinics: readonly ListedClinic[]
  plans: readonly Plan[]
}

interface Figure {
  label: string
  value: string
  look?: string
}

/** The installation in a few figures, first how many clinics need something, if any does. */
export function ClinicTotals({ clinics, plans }: ClinicTotalsProps) {
  const t = useTranslations('clinicTable')
  const tUsage = useTranslations('planUsage')
  const locale = useLocale()
  const planOf = ({ plan }: ListedClinic) => plans.find(({ id }) => id === plan)
  const amount = (value: number) => tUsage('amount', { value })
  const sum = (of: (clinic: ListedClinic) => number | undefined) =>
    clinics.reduce((total, clinic) => total + (of(clinic) ?? 0), 0)
  const isWeekKnown = clinics.some(({ weekVisits }) => weekVisits !== undefined)
  const needy = sum((clinic) => Number(needsOf(clinic, planOf(clinic)).length > 0))
  const figures: Figure[] = [
    ...(needy > 0 ? [{ label: t('needy'), value: amount(needy), look: 'text-warning-strong' }] : []),
    {
      label: t('paid'),
      value: tUsage('usedOf', {
        used: amount(sum(({ active }) => Number(active))),
        limit: amount(clinics.length),
      }),
    },
    {
      label: t('monthly'),
      value: euros(
        sum((clinic) => monthlyOf(clinic, planOf(clinic))),
        locale,
      ),
    },
    { label: t('patients'), value: amount(sum(({ patients }) => patients)) },
    isWeekKnown
      ? { label: t('week'), value: amount(sum(({ weekVisits }) => weekVisits)) }
      : { label: t('doctors'), value: amount(sum(({ doctors }) => doctors)) },
  ]
  return (
    <dl className="card grid grid-cols-2 gap-x-4 gap-y-3 py-4 md:grid-flow-col md:grid-cols-none">
      {/* Where they stand in pairs, the last of an odd number has a row of its own. */}
      {figures.map(({ label, value, look = '' }, at) => (
        <div
          key={label}
          className={at % 2 === 0 && at === figures.length - 1 ? 'max-md:col-span-full' : undefined}
        >
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className={`text-lg font-semibold tabular-nums ${look}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
