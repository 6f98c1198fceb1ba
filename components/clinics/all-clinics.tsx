import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { foldText } from '#contract/fold-text'
import { ClinicTable } from '@/components/clinics/clinic-table'
import { ClinicTotals } from '@/components/clinics/clinic-totals'
import { NoClinics } from '@/components/clinics/no-clinics'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { NextStep } from '@/components/shared/state/next-step'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type ListedClinic, needsOf } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'
import { routes } from '@/lib/routes'

interface AllClinicsProps {
  clinics: readonly ListedClinic[] | null
  plans: readonly Plan[]
  /** Why there are none to show. */
  fault: string | undefined
  /** Words of names and cities. */
  q: string
}

/** Clinic Information for an administrator of the product: every clinic, each of which opens its own. */
export function AllClinics({ clinics, plans, fault, q }: AllClinicsProps) {
  const t = useTranslations('clinics')
  const tTable = useTranslations('clinicTable')
  const tPatients = useTranslations('patients')
  const isFine = clinics?.every((clinic) => {
    const plan = plans.find(({ id }) => id === clinic.plan)
    return needsOf(clinic, plan).length === 0
  })
  const words = foldText(q).split(' ')
  const found = clinics?.filter(({ name, city }) =>
    words.every((word) => foldText(`${name} ${city}`).includes(word)),
  )
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        description={t('subtitle')}
        compact
        actions={
          <>
            {/* Phones have it among the patients. */}
            <Link
              href={routes.erasures}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary', className: 'max-sm:hidden' })}
            >
              {tPatients('erasures')}
            </Link>
            <Link href={routes.clinicAdd} prefetch={false} className={buttonVariants()}>
              <Icon name="plus" />
              <span>
                {t.rich('registerOne', { more: (rest) => <span className="max-sm:sr-only">{rest}</span> })}
              </span>
            </Link>
          </>
        }
      />
      {fault && <LoadError message={t('loadFailed', { message: fault })} />}
      {clinics?.length === 0 && <NoClinics />}
      {clinics && found && clinics.length > 0 && (
        <>
          <ClinicTotals clinics={clinics} plans={plans} />
          <section className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 className="text-lg font-semibold">
                {tTable('title')}
                {/* All of them are counted above. */}
                {q ? (
                  <span className="ms-2 text-sm font-normal text-muted-foreground">
                    {t('count', { count: found.length })}
                  </span>
                ) : (
                  isFine && (
                    <span className="ms-3 text-sm font-normal text-success-strong">{tTable('fine')}</span>
                  )
                )}
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
