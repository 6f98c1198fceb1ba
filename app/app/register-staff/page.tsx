import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { RegistrationNext } from '@/components/shared/page/registration-next'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { RegisterStaffForm } from '@/components/staff/register-staff-form'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('staff.registerTitle')

export default async function RegisterStaffPage() {
  const { auth } = await requirePage(routes.registerStaff)
  const [t, { value: account }] = await Promise.all([getTranslations('staff'), load(getAccount(auth))])
  return (
    <PageContainer>
      <PageHeader title={t('registerTitle')} description={t('registerText')} />
      <ClientMessages
        of={[
          'documents',
          'staff',
          'team',
          'registrationWays',
          'specialties',
          'validation',
          'passwordRules',
          'errors',
        ]}
      >
        <RegisterStaffForm
          strict={account?.strictPasswords ?? false}
          next={{
            invite: <RegistrationNext who="doctor" way="invite" />,
            password: <RegistrationNext who="doctor" way="password" />,
          }}
        />
      </ClientMessages>
    </PageContainer>
  )
}
