import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { WideTable } from '@/components/shared/page/wide-table'
import { type ListedClinic, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { formatDay } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'
import { ClinicNeeds } from './clinic-needs'
import { PlanShare } from './plan-share'

interface ClinicTableProps {
  clinics: readonly ListedClinic[]
  plans: readonly ClinicPlan[]
}

type ClinicPlan = Pick<Plan, 'id' | 'name' | 'doctorsPerClinic' | 'patientsPerClinic'>

/** All clinics of the installation, for its administrators, those that need something first; each opens its details. */
export function ClinicTable({ clinics, plans }: ClinicTableProps) {
  const t = useTranslations('clinicTable')
  const locale = useLocale()
  const planOf = (clinic: ListedClinic) => plans.find(({ id }) => id === clinic.plan)
  const nameOf = (clinic: ListedClinic) => planOf(clinic)?.name ?? clinic.plan ?? ''
  const rankOf = (clinic: ListedClinic) => (needsOf(clinic, planOf(clinic)).length > 0 ? 0 : 1)
  return (
    <WideTable
      label={t('title')}
      className="max-md:cards [&_tr]:relative"
      rows={clinics.toSorted((a, b) => rankOf(a) - rankOf(b))}
      idOf={({ id }) => id}
      columns={[
        {
          head: t('name'),
          cell: ({ id, name, city }) => (
            <>
              <Link
                href={withQuery(routes.clinicEdit, { clinic: id })}
                prefetch={false}
                translate="no"
                className="inline-flex min-h-6 items-center font-medium underline-offset-4 after:absolute after:inset-0 hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
              >
                {name}
              </Link>
              <span translate="no" className="block text-muted-foreground max-md:hidden">
                {city}
              </span>
            </>
          ),
          card: 'head',
        },
        {
          head: t('plan'),
          cell: (clinic) => (
            <>
              <span className="md:hidden">{clinic.city} · </span>
              {nameOf(clinic)}
              {clinic.since && (
                <span translate="yes" className="block text-muted-foreground max-md:hidden">
                  {t('sinceDay', { day: formatDay(clinic.since, clinic.timeZone, locale) })}
                </span>
              )}
            </>
          ),
          asIs: true,
          // In a card it has a line of its own: that of the two figures is alike in every card then.
          className: 'max-md:basis-full max-md:text-muted-foreground',
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
          className: 'lg:w-44',
        })),
        {
          head: t('users'),
          cell: ({ users }) => users,
          className: 'tabular-nums max-md:hidden lg:w-32',
        },
        {
          head: t('status'),
          cell: (clinic) => <ClinicNeeds needs={needsOf(clinic, planOf(clinic))} />,
          // In a card it stands at the end of the name's line.
          className: 'ms-auto',
          card: 'head',
        },
      ]}
    />
  )
}
