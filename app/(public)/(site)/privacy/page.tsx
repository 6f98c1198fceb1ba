import { getTranslations } from 'next-intl/server'
import { LegalText, pagesNamed } from '@/components/landing/legal-text'
import { ProsePage } from '@/components/landing/prose-page'
import { legalTextsChanged } from '@/lib/content/legal'
import { titled } from '@/lib/i18n/titled'

const cookies = ['session', 'choices', 'device', 'booking'] as const
const readers = ['self', 'team', 'desk', 'family', 'others', 'emergency'] as const

export const generateMetadata = titled('landing.privacyTitle')

export default async function PrivacyPage() {
  const t = await getTranslations('landing')
  const sections = ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => ({
    title: t(`privacySection${number}Title`),
    ...(number !== 1 && { text: t.rich(`privacySection${number}Text`, pagesNamed) }),
    ...(number === 1 && {
      facts: readers.map((who) => ({ of: t(`readers.${who}`), what: t(`readers.${who}Sees`) })),
    }),
    ...(number === 7 && {
      facts: cookies.map((cookie) => ({ of: t(`cookies.${cookie}`), what: t(`cookies.${cookie}Does`) })),
    }),
  }))
  return (
    <ProsePage title={t('privacyTitle')} changed={legalTextsChanged}>
      <LegalText short={t('privacyShort').split('\n')} sections={sections} />
    </ProsePage>
  )
}
