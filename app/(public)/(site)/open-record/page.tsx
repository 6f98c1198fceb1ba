import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { OpenRecord } from '@/components/record/open-record'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card } from '@/components/ui/card'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('record.openTitle')

export default async function OpenRecordPage() {
  const t = await getTranslations('record')
  return (
    <ProsePage title={t('openTitle')} lead={t('openText')} isWide>
      <Card className="max-w-reading">
        <ClientMessages of={['record', 'fileDrop']}>
          <OpenRecord />
        </ClientMessages>
      </Card>
    </ProsePage>
  )
}
