import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ContactStrip } from '@/components/landing/contact-strip'
import { FactColumns } from '@/components/landing/fact-columns'
import { ProsePage } from '@/components/landing/prose-page'
import { Screenshot } from '@/components/landing/screenshot'
import { buttonVariants } from '@/components/ui/button'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('landing.aboutTitle')

const promises = ['once', 'kept', 'seen'] as const
const start = ['install', 'import', 'own'] as const

export default async function AboutPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage
      title={t('aboutTitle')}
      promise={t('aboutPromise')}
      lead={t('aboutText')}
      picture={
        <Screenshot
          of="today"
          alt={t('todayAlt')}
          frame="aspect-4/5 w-full max-w-97.5 mx-auto max-lg:hidden lg:me-0"
        />
      }
    >
      <FactColumns
        title={t('aboutPromisesTitle')}
        facts={promises.map((id) => ({
          title: t(`aboutPromises.${id}.title`),
          text: t(`aboutPromises.${id}.text`),
        }))}
      />
      <FactColumns
        title={t('aboutStartTitle')}
        facts={start.map((id) => ({ title: t(`aboutStart.${id}.title`), text: t(`aboutStart.${id}.text`) }))}
      />
      <ContactStrip email={email} phone={phone}>
        <Link prefetch={false} href={routes.contact} className={buttonVariants()}>
          {t('contactUs')}
        </Link>
        <Link prefetch={false} href={routes.register} className={buttonVariants({ variant: 'secondary' })}>
          {t('registerClinic')}
        </Link>
      </ContactStrip>
    </ProsePage>
  )
}
