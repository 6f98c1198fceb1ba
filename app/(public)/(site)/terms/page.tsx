import { getTranslations } from 'next-intl/server'
import { LegalText, pagesNamed } from '@/components/landing/legal-text'
import { ProsePage } from '@/components/landing/prose-page'
import { legalTextsChanged } from '@/lib/content/legal'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.termsTitle')

export default async function TermsPage() {
  const t = await getTranslations('landing')
  const sections = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => ({
    title: t(`termsSection${number}Title`),
    text: t.rich(`termsSection${number}Text`, pagesNamed),
  }))
  return (
    <ProsePage title={t('termsTitle')} lead={t('termsText')} changed={legalTextsChanged}>
      <LegalText short={t('termsShort').split('\n')} sections={sections} />
    </ProsePage>
  )
}
