import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { OpenRecord } from '@/components/record/open-record'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('record.openTitle')

export default async function OpenRecordPage() {
  const t = await getTranslations('record')
  return (
    <ProsePage title={t('openTitle')} lead={t('openText')}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ClientMessages of={['record', 'fileDrop']}>
          <OpenRecord />
        </ClientMessages>
        <Card>
          <CardTitle>{t('answers')}</CardTitle>
          <dl className="grid gap-4 text-sm">
            {(['sound', 'changed', 'foreign'] as const).map((answer) => (
              <div key={answer}>
                <dt className="font-medium">{t(answer)}</dt>
                <dd className="text-muted-foreground">{t(`${answer}Text`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </ProsePage>
  )
}
