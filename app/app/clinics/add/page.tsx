import { getTranslations } from 'next-intl/server'
import { clinicCalls } from '#contract/calls/clinics'
import { AccountSteps } from '@/components/auth/account-steps'
import { FurtherClinic } from '@/components/clinics/further-clinic'
import { RegisterClinicForm } from '@/components/clinics/register-clinic-form'
import { PlanChooser } from '@/components/plans/plan-chooser'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('clinics.registerTitle')

export default async function AddClinicPage() {
  const { viewer, auth } = await requirePage(routes.clinicAdd)
  const [t, tPlans] = await Promise.all([getTranslations('clinics'), getTranslations('plans')])
  if (viewer.clinicId !== null && !viewer.roles.includes('admin')) {
    const usage = await load(sendCall(auth, clinicCalls.usage, { params: { id: viewer.clinicId } }))
    return <FurtherClinic usage={usage.value} />
  }
  const plans = await load(listPlans())
  return (
    <PageContainer>
      <PageHeader title={t('registerTitle')} />
      {viewer.clinicId === null && !viewer.roles.includes('admin') && <AccountSteps present="clinic" />}
      {plans.refusal && (
        <LoadError
          message={t('plansError', { message: plans.refusal.message })}
          loadingText={tPlans('loading')}
        />
      )}
      {plans.value && (
        <ClientMessages
          of={['clinics', 'plans', 'registrationWays', 'validation', 'clinicSentences', 'errors']}
        >
          <RegisterClinicForm
            leave={viewer.roles.includes('admin') ? routes.app : undefined}
            offered={plans.value.map(({ id, name, price }) => ({ id, name, price }))}
            plans={<PlanChooser plans={plans.value} contactHref={env().CONTACT_URL} />}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}
