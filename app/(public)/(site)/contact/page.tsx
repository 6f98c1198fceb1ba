import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ContactForm } from '@/components/auth/contact-form'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

const link = 'text-target text-primary-strong underline'

export const generateMetadata = titled('landing.contactTitle')

export default async function ContactPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage title={t('contactTitle')} lead={t('contactText')}>
      <p>
        {t.rich('contactPatients', {
          clinic: (words) => (
            <Link prefetch={false} href={routes.newThread} className={link}>
              {words}
            </Link>
          ),
          call: (words) => (
            <a href="tel:112" className={link}>
              {words}
            </a>
          ),
        })}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ClientMessages of={['contact', 'errors', 'validation']}>
            <ContactForm />
          </ClientMessages>
        </Card>
        <Card>
          <CardTitle>{t('contactWays')}</CardTitle>
          <ContactWays email={email} phone={phone} />
        </Card>
      </div>
    </ProsePage>
  )
}
