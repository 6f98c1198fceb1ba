import { useTranslations } from 'next-intl'
import { foldText } from '#contract/fold-text'
import { ClinicAddLink } from '@/components/clinics/clinic-links'
import { ClinicTable } from '@/components/clinics/clinic-table'
import { NoClinics } from '@/components/clinics/no-clinics'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { NextStep } from '@/components/shared/state/next-step'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Loaded } from '@/lib/api/load'
import { type ListedClinic, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { routes } from '@/lib/routes'

interface AllClinicsProps {
  listed: Loaded<readonly ListedClinic[]>
  plans: readonly Plan[]
  /** Words of names and cities. */
  q: string
}

/** Clinic Information for an administrator of the product: every clinic, each of which opens its own. */
export function AllClinics({ listed: { value: clinics, refusal }, plans, q }: AllClinicsProps) {
  const t = useTranslations('clinics')
  const tTable = useTranslations('clinicTable')
  const words = foldText(q).split(' ')
  const found = clinics?.filter(({ name, city }) =>
    words.every((word) => foldText(`${name} ${city}`).includes(word)),
  )
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        description={t('subtitle')}
        // The sidebar of a wide window has the same.
        actions={
          <span className="lg:hidden max-sm:grow">
            <ClinicAddLink isAdmin />
          </span>
        }
      />
      {refusal && <LoadError message={t('loadFailed', { message: refusal.message })} />}
      {clinics?.length === 0 && <NoClinics />}
      {clinics && found && clinics.length > 0 && (
        <>
          <Totals clinics={clinics} plans={plans} />
          <section className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 className="text-lg font-semibold">
                {tTable('title')}{' '}
                <span className="text-sm font-normal text-muted-foreground">
                  {t('count', { count: found.length })}
                </span>
              </h2>
              <div className="max-sm:w-full">
                <TypedSearch action={routes.clinicEdit} className="flex gap-2">
                  <TypedSearchField
                    defaultValue={q}
                    aria-label={t('search')}
                    placeholder={t('search')}
                    className="min-w-0 grow"
                  />
                  <Button type="submit" variant="secondary" className={quietSubmit}>
                    {t('find')}
                  </Button>
                </TypedSearch>
              </div>
            </div>
            {found.length > 0 ? (
              <ClinicTable clinics={found} plans={plans} />
            ) : (
              <EmptyState
                icon="building"
                title={t('noMatch')}
                action={<NextStep href={routes.clinicEdit} label={t('all')} />}
              />
            )}
          </section>
        </>
      )}
    </PageContainer>
  )
}

/** The installation in four figures. */
function Totals({ clinics, plans }: Pick<AllClinicsProps, 'plans'> & { clinics: readonly ListedClinic[] }) {
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
  const figures = [
    [t('needy'), needy, needy > 0 ? 'text-warning-strong' : ''],
    [t('paid'), sum(({ active }) => Number(active)), ''],
    [t('doctors'), sum(({ doctors }) => doctors), ''],
    [t('patients'), sum(({ patients }) => patients), ''],
  ] as const
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {figures.map(([label, value, look]) => (
          <div key={label}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className={`text-xl font-semibold tabular-nums ${look}`}>{tUsage('amount', { value })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
