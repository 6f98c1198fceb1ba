import { getTranslations } from 'next-intl/server'
import { ClinicChooser } from '@/components/clinics/clinic-chooser'
import { CheckoutNote } from '@/components/plans/checkout-note'
import { NoClinic } from '@/components/plans/no-clinic'
import { PlanForm } from '@/components/plans/plan-form'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { ApiAuth } from '@/lib/api/client'
import { listClinics, requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { requirePage } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { routes, single, withQuery } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('plans')
  return { title: t('title') }
}

/** What the clinic pays for now, and for how many; without it the plans can be chosen all the same. */
async function contractOf(auth: ApiAuth, clinicId: string) {
  const { value: clinic } = await load(requireClinic(auth, clinicId))
  return { current: clinic?.active ? clinic.planId : null, users: clinic?.users ?? null }
}

type Params = Promise<Partial<Record<'clinic' | 'plan' | 'cancelled' | 'declined', string | string[]>>>

export default async function PlansPage({ searchParams }: { searchParams: Params }) {
  const params = await searchParams
  const { viewer, auth } = await requirePage(withQuery(routes.plans, params))
  const t = await getTranslations('plans')
  const { clinic, plan, cancelled, declined } = params
  const isAdmin = viewer.roles.includes('admin')
  const clinicId = (isAdmin && single(clinic)) || viewer.clinicId
  const [plans, contract, clinics] = await Promise.all([
    load(listPlans()),
    clinicId ? contractOf(auth, clinicId) : null,
    isAdmin ? load(listClinics(auth)) : null,
  ])
  return (
    <PageContainer text="patient">
      <PageHeader title={t('title')} description={t('currencyRule')} />
      <CheckoutNote declined={Boolean(declined)} cancelled={Boolean(cancelled)} />
      {clinics?.value && (
        <ClientMessages of={['clinics']}>
          <ClinicChooser
            clinics={clinics.value}
            chosen={clinicId ?? ''}
            page={routes.plans}
            kept={{ plan, cancelled, declined }}
          />
        </ClientMessages>
      )}
      {plans.refusal && (
        <LoadError message={t('loadError', { message: plans.refusal.message })} loadingText={t('loading')} />
      )}
      {plans.value && clinicId && contract && (
        <ClientMessages of={['plans', 'errors']}>
          <PlanForm
            plans={plans.value}
            clinicId={clinicId}
            current={contract.current}
            users={contract.users}
            chosen={single(plan)}
            contactHref={env().CONTACT_URL}
          />
        </ClientMessages>
      )}
      {!clinicId && !isAdmin && <NoClinic />}
    </PageContainer>
  )
}
