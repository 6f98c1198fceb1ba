import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { WideTable } from '@/components/shared/page/wide-table'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { type ClinicNeed, type ListedClinic, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { formatDay } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'

interface ClinicTableProps {
  clinics: readonly ListedClinic[]
  plans: readonly ClinicPlan[]
}

type ClinicPlan = Pick<Plan, 'id' | 'name' | 'doctorsPerClinic' | 'patientsPerClinic'>

const looks = { unpaid: 'warning', full: 'warning', nearlyFull: 'warning', noDoctors: 'info' } as const

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
          className: 'max-md:text-muted-foreground',
        },
        ...(['doctors', 'patients'] as const).map((what) => ({
          head: t(what),
          cell: (clinic: ListedClinic) => (
            <Used
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
          figures: true,
          className: 'text-muted-foreground max-md:hidden',
        },
        {
          head: t('status'),
          cell: (clinic) => <Needs needs={needsOf(clinic, planOf(clinic))} />,
          // In a card it stands at the end of the name's line.
          className: 'ms-auto',
          card: 'head',
        },
      ]}
    />
  )
}

interface UsedProps {
  used: number | undefined
  limit: number | null
  name: string
  short: 'doctorCount' | 'patientCount'
}

/** How much of the plan is used; a card says it in words alone. */
function Used({ used, limit, name, short }: UsedProps) {
  const t = useTranslations('clinicTable')
  const tUsage = useTranslations('planUsage')
  const amount = (value: number) => tUsage('amount', { value })
  if (used === undefined) return null
  // More than the plan allows: an add-on has made room, which the list does not know.
  const isWithin = limit !== null && used <= limit
  return (
    <span className="grid gap-1 whitespace-nowrap tabular-nums">
      <span className="text-muted-foreground">
        {isWithin
          ? tUsage('usedOf', { used: amount(used), limit: amount(limit) })
          : t(short, { count: used })}
        {isWithin && <span className="md:hidden"> {name.toLowerCase()}</span>}
      </span>
      {isWithin && <Progress value={(used / limit) * 100} label={name} className="max-md:hidden" />}
    </span>
  )
}

function Needs({ needs }: { needs: readonly ClinicNeed[] }) {
  const t = useTranslations('clinicTable')
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="flex flex-wrap gap-1">
        {needs.map((need) => (
          <Badge key={need} variant={looks[need]}>
            {t(need)}
          </Badge>
        ))}
        {needs.length === 0 && <Badge variant="success">{t('active')}</Badge>}
      </span>
      <Icon name="chevron-right" className="size-4 text-muted-foreground" />
    </span>
  )
}
