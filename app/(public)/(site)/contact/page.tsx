import { getTranslations } from 'next-intl/server'
import { ContactForm } from '@/components/auth/contact-form'
import { ProsePage } from '@/components/landing/prose-page'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.contactTitle')

export default async function ContactPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: address, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage title={t('contactTitle')} lead={t('contactText')} isWide>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="contents lg:grid lg:gap-8">
          <Alert variant="info" title={t('contactPatientsTitle')}>
            {t('contactPatientsText')}
          </Alert>
          <dl className="grid content-start gap-4 max-lg:order-last">
            <div>
              <dt className="text-sm text-muted-foreground">{t('contactPhone')}</dt>
              <dd>
                <PhoneLink phone={phone} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted-foreground">{t('contactHours')}</dt>
              <dd>{t('contactHoursText')}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted-foreground">{t('contactEmail')}</dt>
              <dd>
                <a
                  translate="no"
                  href={`mailto:${address}`}
                  className="inline-flex min-h-6 items-center text-primary-strong underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11"
                >
                  {address}
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <Card>
          <ClientMessages of={['contact', 'errors', 'validation']}>
            <ContactForm />
          </ClientMessages>
        </Card>
      </div>
    </ProsePage>
  )
}
