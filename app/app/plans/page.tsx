import { getTranslations } from 'next-intl/server'
import { clinicCalls } from '#contract/calls/clinics'
import { ClinicChooser } from '@/components/clinics/clinic-chooser'
import { AddOnList } from '@/components/plans/add-on-list'
import { CheckoutNote } from '@/components/plans/checkout-note'
import { NoClinic } from '@/components/plans/no-clinic'
import { PlanForm } from '@/components/plans/plan-form'
import { PlanUsage } from '@/components/plans/plan-usage'
import { Receipts } from '@/components/plans/receipts'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { listClinics } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { listReceipts } from '@/lib/api/payments'
import { listPlans, planContract } from '@/lib/api/plans'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes, single, withQuery } from '@/lib/routes'

export const generateMetadata = titled('plans.title')

type Params = Promise<Partial<Record<'clinic' | 'plan' | 'cancelled' | 'declined', string | string[]>>>

export default async function PlansPage({ searchParams }: { searchParams: Params }) {
  const params = await searchParams
  const { viewer, auth } = await requirePage(withQuery(routes.plans, params))
  const [t, tPage] = await Promise.all([getTranslations('plans'), getTranslations('plansPage')])
  const isAdmin = viewer.roles.includes('admin')
  const clinicId = (isAdmin && single(params.clinic)) || viewer.clinicId
  const [{ value: all, refusal }, contract, clinics, usage, receipts] = await Promise.all([
    load(listPlans()),
    clinicId ? planContract(auth, clinicId) : null,
    isAdmin ? load(listClinics(auth)) : null,
    clinicId ? load(sendCall(auth, clinicCalls.usage, { params: { id: clinicId } })) : null,
    clinicId ? load(listReceipts(auth, clinicId)) : null,
  ])
  return (
    <PageContainer text="patient">
      <PageHeader title={t('title')} description={tPage('subtitle')} />
      <CheckoutNote declined={Boolean(params.declined)} cancelled={Boolean(params.cancelled)} />
      {clinics?.value && (
        <ClientMessages of={['clinicChoice']}>
          <ClinicChooser
            clinics={clinics.value}
            chosen={clinicId ?? ''}
            page={routes.plans}
            {...(!clinicId && { hint: tPage('chooseFirst') })}
            kept={{ plan: params.plan, cancelled: params.cancelled, declined: params.declined }}
          />
        </ClientMessages>
      )}
      {usage?.value && <PlanUsage usage={usage.value} plans={all} contract={contract} kept={params.clinic} />}
      {refusal && (
        <LoadError message={t('loadError', { message: refusal.words })} loadingText={t('loading')} />
      )}
      <ClientMessages of={['plans', 'planUsage', 'errors']}>
        {all && (contract || (isAdmin && !clinicId)) && (
          <PlanForm
            key={single(params.plan)}
            plans={all}
            usage={usage?.value ?? null}
            clinicId={clinicId}
            {...(contract ?? { current: null, users: null })}
            chosen={single(params.plan)}
            contactHref={env().CONTACT_URL}
          />
        )}
        <div className="divide-y rounded-lg border bg-card empty:hidden">
          {all && clinicId && contract && <AddOnList clinicId={clinicId} plans={all} {...contract} />}
          {receipts?.value && <Receipts {...receipts.value} />}
        </div>
      </ClientMessages>
      {!clinicId && !isAdmin && <NoClinic />}
    </PageContainer>
  )
}
