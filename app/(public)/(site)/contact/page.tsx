import { getTranslations } from 'next-intl/server'
import { ContactForm } from '@/components/auth/contact-form'
import { ProsePage } from '@/components/landing/prose-page'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { PhoneLink } from '@/components/shared/text/phone-link'
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
        <div className="grid max-w-reading gap-6">
          <dl className="grid gap-4">
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
          <section className="grid gap-2">
            <h2 className="text-lg font-semibold">{t('contactPatientsTitle')}</h2>
            <p>{t('contactPatientsText')}</p>
          </section>
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
