import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { demoPhoneCalls } from '#contract/calls/demo-phone'
import { AuthCard } from '@/components/auth/auth-card'
import { PhoneScreen } from '@/components/demo-phone/phone-screen'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('phone.title', { robots: { index: false } })

/** The telephone of the demo's patients. Wherever messages really go out there is none. */
export default async function DemoPhonePage() {
  if (env().CLINIC_DEMO !== '1') notFound()
  const t = await getTranslations('phone')
  const { value: phone } = await load(sendCall(null, demoPhoneCalls.read))
  if (!phone) notFound()
  return (
    <AuthCard title={t('title')} text={t('text')}>
      <ClientMessages of={['phone', 'errors']}>
        <PhoneScreen texts={phone.texts} />
      </ClientMessages>
    </AuthCard>
  )
}
