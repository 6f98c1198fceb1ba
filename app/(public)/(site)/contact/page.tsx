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
      <a
        href={`mailto:${address}`}
        className={buttonVariants({
          className:
            'h-auto min-h-9 justify-self-start pointer-coarse:min-h-11 py-1.5 whitespace-normal wrap-anywhere',
        })}
      >
        {t('contactWrite', { address })}
      </a>
    </ProsePage>
  )
}
