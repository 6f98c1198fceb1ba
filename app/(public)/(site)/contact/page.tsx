import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ContactForm } from '@/components/auth/contact-form'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Alert } from '@/components/ui/alert'
import { Card, CardTitle } from '@/components/ui/card'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('landing.contactTitle')

export default async function ContactPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage title={t('contactTitle')} lead={t('contactText')}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-3 lg:col-start-2">
          <Alert variant="error" role="note" title={t('emergency')} />
          <Alert variant="info" title={t('contactPatientsTitle')}>
            {t.rich('contactPatientsText', {
              clinic: (words) => (
                <Link prefetch={false} href={routes.newThread} className="underline">
                  {words}
                </Link>
              ),
            })}
          </Alert>
        </div>
        <Card className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ClientMessages of={['contact', 'errors', 'validation']}>
            <ContactForm />
          </ClientMessages>
        </Card>
        <Card>
          <CardTitle>{t('contactWays')}</CardTitle>
          <ContactWays email={email} phone={phone} className="grid content-start gap-3" />
        </Card>
      </div>
    </ProsePage>
  )
}
