import { useLocale, useTranslations } from 'next-intl'
import { WideTable } from '@/components/shared/page/wide-table'
import { type ListedClinic, monthlyOf, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { formatDay } from '@/lib/format/dates'
import { euros } from '@/lib/format/money'
import { ClinicName } from './clinic-name'
import { ClinicNeeds } from './clinic-needs'
import { PlanShare } from './plan-share'

interface ClinicTableProps {
  clinics: readonly ListedClinic[]
  plans: readonly ClinicPlan[]
}

type ClinicPlan = Pick<Plan, 'id' | 'name' | 'price' | 'doctorsPerClinic' | 'patientsPerClinic'>

/** Figures of a card follow each other, without the room of columns. */
const inCard = 'max-lg:flex-none! max-lg:text-muted-foreground'

/** All clinics of the installation, for its administrators, those that need something first; each opens its details. */
export function ClinicTable({ clinics, plans }: ClinicTableProps) {
  const t = useTranslations('clinicTable')
  const locale = useLocale()
  const planOf = (clinic: ListedClinic) => plans.find(({ id }) => id === clinic.plan)
  const nameOf = (clinic: ListedClinic) => planOf(clinic)?.name ?? clinic.plan ?? ''
  const needs = new Map(clinics.map((clinic) => [clinic, needsOf(clinic, planOf(clinic))]))
  const isNeedy = (clinic: ListedClinic) => Boolean(needs.get(clinic)?.length)
  const monthly = (clinic: ListedClinic) => {
    const price = planOf(clinic)?.price
    const sum =
      clinic.active && typeof price === 'number' ? euros(monthlyOf(clinic, { price }), locale) : undefined
    return (
      <>
        {/* A card has no head that says of what time it is. */}
        {sum && <span className="text-sm font-normal lg:hidden">{t('monthlySum', { sum })}</span>}
        <span className="max-lg:hidden">
          {sum}
          {clinic.users !== undefined && (
            <span className="block text-muted-foreground">{t('userCount', { count: clinic.users })}</span>
          )}
        </span>
      </>
    )
  }
  return (
    <WideTable
      label={t('title')}
      className="max-lg:cards [&_tr]:relative lg:[&_td]:leading-6 lg:[&_tr>*:last-child]:pe-9"
      rows={clinics.toSorted((a, b) => Number(isNeedy(b)) - Number(isNeedy(a)))}
      idOf={({ id }) => id}
      columns={[
        {
          head: t('name'),
          cell: (clinic) => <ClinicName clinic={clinic} />,
          card: 'head',
        },
        {
          head: t('plan'),
          cell: (clinic) => (
            <>
              <span className="lg:hidden">{clinic.city} · </span>
              {nameOf(clinic)}
              {clinic.since && (
                <span className="block text-muted-foreground max-lg:hidden">
                  {t('since', { day: formatDay(clinic.since, clinic.timeZone, locale) })}
                </span>
              )}
            </>
          ),
          // In a card it has a line of its own: that of the two figures is alike in every card then.
          className: 'me-6 max-lg:basis-full max-lg:text-muted-foreground',
        },
        {
          head: t('fee'),
          cell: monthly,
          // In a card it stands at the end of the name's line.
          className: 'whitespace-nowrap ms-auto me-6',
          card: 'head' as const,
          figures: true,
        },
        ...(['doctors', 'patients'] as const).map((what) => ({
          head: t(what),
          cell: (clinic: ListedClinic) => (
            <PlanShare
              used={clinic[what]}
              limit={planOf(clinic)?.[`${what}PerClinic`] ?? null}
              name={t(what)}
              short={what === 'doctors' ? 'doctorCount' : 'patientCount'}
            />
          ),
          className: `w-32 align-top ${inCard}`,
          figures: true,
        })),
        ...(clinics.some(({ weekVisits }) => weekVisits !== undefined)
          ? [
              {
                head: t('week'),
                cell: ({ weekVisits }: ListedClinic) => (
                  <>
                    <span className="max-lg:hidden">{weekVisits}</span>
                    <span className="lg:hidden">{t('weekVisits', { count: weekVisits ?? 0 })}</span>
                  </>
                ),
                className: `me-6 align-top ${inCard}`,
                figures: true,
              },
            ]
          : []),
        ...(clinics.some(isNeedy)
          ? [
              {
                head: t('status'),
                cell: (clinic: ListedClinic) => <ClinicNeeds needs={needs.get(clinic) ?? []} />,
              },
            ]
          : []),
      ]}
    />
  )
}
