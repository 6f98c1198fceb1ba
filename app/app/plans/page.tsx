import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PlanForm } from '@/components/plans/plan-form'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { requirePage } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('plans')
  return { title: t('title') }
}

/** What the clinic pays for now; without it the plans can be chosen all the same. */
async function planOf(auth: ApiAuth, clinicId: string): Promise<string | null> {
  const { value: clinic } = await load(requireClinic(auth, clinicId))
  return clinic?.active ? clinic.planId : null
}

type Params = Promise<{ clinic?: string; cancelled?: string }>

export default async function PlansPage({ searchParams }: { searchParams: Params }) {
  const { viewer, auth } = await requirePage(routes.plans)
  const t = await getTranslations('plans')
  const { clinic, cancelled } = await searchParams
  const clinicId = viewer.clinicId ?? clinic
  if (!clinicId && viewer.roles.includes('admin')) redirect(routes.clinicEdit)
  const [plans, paidFor] = await Promise.all([load(listPlans()), clinicId ? planOf(auth, clinicId) : null])
  return (
    <PageContainer text="patient">
      <PageHeader title={t('title')} />
      {cancelled && <Alert variant="info">{t('cancelledNote')}</Alert>}
      {plans.refusal && (
        <LoadError message={t('loadError', { message: plans.refusal.message })} loadingText={t('loading')} />
      )}
      {plans.value && clinicId && (
        <ClientMessages of={['plans', 'errors']}>
          <PlanForm
            plans={plans.value}
            clinicId={clinicId}
            current={paidFor}
            contactHref={env().CONTACT_URL}
          />
        </ClientMessages>
      )}
      {!clinicId && (
        <EmptyState
          title={t('noClinic')}
          action={
            <Link href={routes.clinicAdd} className={buttonVariants()}>
              {t('registerClinic')}
            </Link>
          }
        />
      )}
    </PageContainer>
  )
}
