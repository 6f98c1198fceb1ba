import { getTranslations } from 'next-intl/server'
import { InviteDoctor } from '@/components/members/invite-doctor'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { RegistrationWays } from '@/components/shared/page/registration-ways'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { RegisterStaffForm } from '@/components/staff/register-staff-form'
import { Card } from '@/components/ui/card'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('staff.registerTitle')

export default async function RegisterStaffPage() {
  const { auth } = await requirePage(routes.registerStaff)
  const [t, tWays, { value: account }] = await Promise.all([
    getTranslations('staff'),
    getTranslations('registrationWays'),
    load(getAccount(auth)),
  ])
  return (
    <PageContainer width="form">
      <PageHeader title={t('registerTitle')} />
      <RegistrationWays invite={<InviteDoctor>{tWays('invite')}</InviteDoctor>}>
        <Card>
          <ClientMessages of={['documents', 'staff', 'specialties', 'validation', 'passwordRules', 'errors']}>
            <RegisterStaffForm strict={account?.strictPasswords ?? false} />
          </ClientMessages>
        </Card>
      </RegistrationWays>
    </PageContainer>
  )
}
