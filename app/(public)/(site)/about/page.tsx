import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'

export async function generateMetadata() {
  const t = await getTranslations('landing')
  return { title: t('aboutTitle') }
}

export default async function AboutPage() {
  const t = await getTranslations('landing')
  return <ProsePage title={t('aboutTitle')} lead={t('aboutText')} />
}
