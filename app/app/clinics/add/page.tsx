import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { RegisterClinicForm } from '@/components/clinics/register-clinic-form'
import { PlanChooser } from '@/components/plans/plan-chooser'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { requirePage } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('clinics')
  return { title: t('registerTitle') }
}

export default async function AddClinicPage() {
  const { viewer } = await requirePage(routes.clinicAdd)
  const [t, tPlans] = await Promise.all([getTranslations('clinics'), getTranslations('plans')])
  const hasClinic = viewer.clinicId !== null && !viewer.roles.includes('admin')
  const plans = await load(listPlans())
  return (
    <PageContainer text="patient">
      <PageHeader title={t('registerTitle')} description={t('registerText')} />
      {hasClinic && (
        <EmptyState
          title={t('hasClinic')}
          action={
            <Link href={routes.clinicEdit} className={buttonVariants({ variant: 'secondary' })}>
              {t('title')}
            </Link>
          }
        />
      )}
      {plans.refusal && (
        <LoadError
          message={t('plansError', { message: plans.refusal.message })}
          loadingText={tPlans('loading')}
        />
      )}
      {plans.value && !hasClinic && (
        <ClientMessages of={['clinics', 'plans', 'validation', 'errors']}>
          <RegisterClinicForm
            freePlans={plans.value.filter(({ price }) => price === 0).map(({ id }) => id)}
            plans={<PlanChooser plans={plans.value} contactHref={env().CONTACT_URL} />}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}
