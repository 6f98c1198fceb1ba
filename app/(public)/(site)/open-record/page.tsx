import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { OpenRecord } from '@/components/record/open-record'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('record.openTitle')

export default async function OpenRecordPage() {
  const t = await getTranslations('record')
  return (
    <ProsePage title={t('openTitle')} lead={t('openText')}>
      <ClientMessages of={['record', 'fileDrop']}>
        <OpenRecord />
      </ClientMessages>
      <details className="rounded-lg border bg-card px-5 py-3">
        <summary className="fold-summary font-medium">{t('answers')}</summary>
        <dl className="grid gap-3 py-2 text-sm sm:grid-cols-3">
          {(['sound', 'changed', 'foreign'] as const).map((answer) => (
            <div key={answer}>
              <dt className="font-medium">{t(answer)}</dt>
              <dd className="text-muted-foreground">{t(`${answer}Text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </ProsePage>
  )
}
