import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { buttonVariants } from '@/components/ui/button'
import { env } from '@/lib/env'

export async function generateMetadata() {
  const t = await getTranslations('landing')
  return { title: t('contactTitle') }
}

export default async function ContactPage() {
  const t = await getTranslations('landing')
  const address = env().CONTACT_EMAIL
  return (
    <ProsePage
      title={t('contactTitle')}
      lead={t('contactText')}
      sections={[{ title: t('contactPatientsTitle'), text: t('contactPatientsText') }]}
    >
      <a href={`mailto:${address}`} className={buttonVariants({ className: 'justify-self-start' })}>
        {t('contactWrite', { address })}
      </a>
    </ProsePage>
  )
}
