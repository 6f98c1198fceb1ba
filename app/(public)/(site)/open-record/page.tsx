import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { OpenRecord } from '@/components/record/open-record'
import { ClientMessages } from '@/components/shared/text/client-messages'

export async function generateMetadata() {
  const t = await getTranslations('record')
  return { title: t('openTitle') }
}

export default async function OpenRecordPage() {
  const t = await getTranslations('record')
  return (
    <ProsePage title={t('openTitle')} lead={t('openText')}>
      <ClientMessages of={['record', 'fileDrop']}>
        <OpenRecord />
      </ClientMessages>
    </ProsePage>
  )
}
