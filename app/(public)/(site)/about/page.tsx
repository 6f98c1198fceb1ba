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

const promises = [
  { id: 'once', icon: 'calendar-check' },
  { id: 'kept', icon: 'file-text' },
  { id: 'seen', icon: 'eye' },
] as const
const start = [
  { id: 'install', icon: 'cloud' },
  { id: 'import', icon: 'download' },
  { id: 'own', icon: 'building' },
] as const

export default async function AboutPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage
      title={t('aboutTitle')}
      promise={t('aboutPromise')}
      lead={t('aboutText')}
      actions={
        <>
          <div className="flex flex-wrap gap-3 py-2">
            <Link prefetch={false} href={routes.register} className={buttonVariants()}>
              {t('registerClinic')}
            </Link>
            <Link prefetch={false} href={routes.contact} className={buttonVariants({ variant: 'secondary' })}>
              {t('contactUs')}
            </Link>
          </div>
          <ContactStrip email={email} phone={phone} />
        </>
      }
      picture={
        <Screenshot
          of="today"
          alt={t('todayAlt')}
          frame="mx-auto aspect-square w-full max-w-97.5 lg:me-0 lg:aspect-4/5"
        />
      }
    >
      <FactColumns
        title={t('aboutPromisesTitle')}
        facts={promises.map(({ id, icon }) => ({
          icon,
          title: t(`aboutPromises.${id}.title`),
          text: t(`aboutPromises.${id}.text`),
        }))}
      />
      <FactColumns
        title={t('aboutStartTitle')}
        facts={start.map(({ id, icon }) => ({
          icon,
          title: t(`aboutStart.${id}.title`),
          text: t(`aboutStart.${id}.text`),
        }))}
      />
    </ProsePage>
  )
}
