import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'

export async function generateMetadata() {
  const t = await getTranslations('landing')
  return { title: t('teamTitle') }
}

export default async function TeamPage() {
  const t = await getTranslations('landing')
  const sections = ([1, 2, 3] as const).map((number) => ({
    title: t(`teamSection${number}Title`),
    text: t(`teamSection${number}Text`),
  }))
  return <ProsePage title={t('teamTitle')} lead={t('teamText')} sections={sections} />
}
