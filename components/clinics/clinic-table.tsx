import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { WideTable } from '@/components/shared/page/wide-table'
import { Badge } from '@/components/ui/badge'
import type { ListedClinic } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { routes, withQuery } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface ClinicTableProps {
  clinics: readonly ListedClinic[]
  /** The one whose details are shown below. */
  chosen: string | undefined
  plans: readonly Pick<Plan, 'id' | 'name'>[]
}

/** All clinics of the installation, for its administrators; each leads to its details below the table. */
export function ClinicTable({ clinics, chosen, plans }: ClinicTableProps) {
  const t = useTranslations('clinicTable')
  const planOf = (id = '') => plans.find((plan) => plan.id === id)?.name ?? id
  const shown = clinics.find(({ id }) => id === chosen)
  return (
    <>
      <section aria-labelledby="clinics-title" className="grid grid-cols-1 gap-3">
        <h2 id="clinics-title" className="flex items-baseline gap-2 text-lg font-semibold">
          {t('title')}
          <span className="text-sm font-normal text-muted-foreground tabular-nums">{clinics.length}</span>
        </h2>
        {/* Long lists scroll by themselves, so that the details stay near. */}
        <div className="*:max-h-96">
          <WideTable
            label={t('title')}
            className="max-md:cards [&_tr:has([aria-current])]:bg-primary-soft"
            rows={clinics}
            idOf={({ id }) => id}
            columns={[
              {
                head: t('name'),
                cell: ({ id, name }) => (
                  <Link
                    href={`${withQuery(routes.clinicEdit, { clinic: id })}#chosen`}
                    prefetch={false}
                    translate="no"
                    aria-current={id === chosen ? 'true' : undefined}
                    className={cn(
                      'inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline pointer-coarse:min-h-11',
                      id === chosen && 'text-primary-strong',
                    )}
                  >
                    {name}
                  </Link>
                ),
                card: 'head',
              },
              { head: t('city'), cell: ({ city }) => city, asIs: true, className: 'text-muted-foreground' },
              {
                head: t('plan'),
                cell: ({ plan }) => planOf(plan),
                asIs: true,
                className: 'text-muted-foreground',
              },
              {
                head: t('status'),
                cell: ({ active }) =>
                  active ? (
                    <span className="text-sm font-normal text-muted-foreground">{t('active')}</span>
                  ) : (
                    <Badge variant="warning">{t('inactive')}</Badge>
                  ),
                card: 'head',
              },
            ]}
          />
        </div>
      </section>
      {shown && (
        <h2 id="chosen" translate="no" className="scroll-mt-20 border-t pt-6 text-xl font-semibold">
          {shown.name}
        </h2>
      )}
    </>
  )
}
