import { getTranslations } from 'next-intl/server'
import { InviteDoctor } from '@/components/members/invite-doctor'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { Way, Ways } from '@/components/shared/page/ways'
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
      <Ways
        elsewhere={
          <InviteDoctor>
            <Way
              icon="user-plus"
              title={tWays('invite')}
              badge={tWays('recommended')}
              text={tWays('inviteText')}
            />
          </InviteDoctor>
        }
        here={{ icon: 'lock', title: tWays('password'), text: tWays('passwordText') }}
        formId="form"
      />
      <Card id="form" className="scroll-mt-20">
        <ClientMessages of={['documents', 'staff', 'specialties', 'validation', 'passwordRules', 'errors']}>
          <RegisterStaffForm strict={account?.strictPasswords ?? false} />
        </ClientMessages>
      </Card>
    </PageContainer>
  )
}
