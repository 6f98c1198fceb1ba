import { getTranslations } from 'next-intl/server'
import { FurtherPages } from '@/components/landing/further-pages'
import { ProsePage } from '@/components/landing/prose-page'
import { WayIn } from '@/components/landing/way-in'
import { getPageSession } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.aboutTitle')

export default async function AboutPage() {
  const [t, session] = await Promise.all([getTranslations('landing'), getPageSession()])
  const demo = env().CLINIC_DEMO !== '0'
  const sections = ([1, 2, 3] as const).map((number) => ({
    title: t(`aboutSection${number}Title`),
    text: t(`aboutSection${number}Text`),
  }))
  return (
    <ProsePage title={t('aboutTitle')} promise={t('aboutPromise')} lead={t('aboutText')} sections={sections}>
      <WayIn signedIn={session !== null} demo={demo} />
      <FurtherPages names={['team', 'privacy', 'terms']} />
    </ProsePage>
  )
}
