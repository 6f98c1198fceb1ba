import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { WideTable } from '@/components/shared/page/wide-table'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { ListedClinic } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { formatDay } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'

interface ClinicTableProps {
  clinics: readonly ListedClinic[]
  plans: readonly Pick<Plan, 'id' | 'name'>[]
}

/** All clinics of the installation, for its administrators, those that are not paid for first; each opens its details. */
export function ClinicTable({ clinics, plans }: ClinicTableProps) {
  const t = useTranslations('clinicTable')
  const locale = useLocale()
  const planOf = (id = '') => plans.find((plan) => plan.id === id)?.name ?? id
  return (
    <WideTable
      label={t('title')}
      className="max-md:cards [&_tr]:relative"
      rows={clinics.toSorted((a, b) => Number(a.active) - Number(b.active))}
      idOf={({ id }) => id}
      columns={[
        {
          head: t('name'),
          cell: ({ id, name }) => (
            <Link
              href={withQuery(routes.clinicEdit, { clinic: id })}
              prefetch={false}
              translate="no"
              className="inline-flex min-h-6 items-center font-medium underline-offset-4 after:absolute after:inset-0 hover:underline pointer-coarse:-my-3 pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          ),
          card: 'head',
        },
        {
          head: t('city'),
          cell: ({ city, plan, doctors, patients }) => (
            <>
              {city}
              {/* A card says the next columns in the same line. */}
              <span className="md:hidden">
                {' '}
                · {planOf(plan)}
                {doctors !== undefined && (
                  <span translate="yes"> · {t('doctorCount', { count: doctors })}</span>
                )}
                {patients !== undefined && (
                  <span translate="yes"> · {t('patientCount', { count: patients })}</span>
                )}
              </span>
            </>
          ),
          asIs: true,
          className: 'text-muted-foreground',
        },
        {
          head: t('plan'),
          cell: ({ plan }) => planOf(plan),
          asIs: true,
          className: 'text-muted-foreground max-md:hidden',
        },
        ...(['doctors', 'users', 'patients'] as const).map((what) => ({
          head: t(what),
          cell: (clinic: ListedClinic) => clinic[what],
          figures: true,
          className: 'text-muted-foreground max-md:hidden',
        })),
        {
          head: t('since'),
          cell: ({ since, timeZone }) => since && formatDay(since, timeZone, locale),
          asIs: true,
          className: 'text-muted-foreground whitespace-nowrap max-lg:hidden',
        },
        {
          head: t('status'),
          cell: ({ active }) => (
            <span className="flex items-center justify-between gap-2">
              <Badge variant={active ? 'success' : 'warning'}>{t(active ? 'active' : 'inactive')}</Badge>
              <Icon name="chevron-right" className="size-4 text-muted-foreground" />
            </span>
          ),
          // In a card it stands at the end of the name's line.
          className: 'ms-auto',
          card: 'head',
        },
      ]}
    />
  )
}
