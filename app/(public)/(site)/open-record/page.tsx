import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { OpenRecord } from '@/components/record/open-record'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { titled } from '@/lib/i18n/titled'

const answers = [
  { answer: 'sound', icon: 'circle-check', colour: 'text-success' },
  { answer: 'changed', icon: 'triangle-alert', colour: 'text-warning-strong' },
] as const

export const generateMetadata = titled('record.openTitle')

export default async function OpenRecordPage() {
  const t = await getTranslations('record')
  return (
    <ProsePage title={t('openTitle')} lead={t('openText')} isWide>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ClientMessages of={['record', 'fileDrop']}>
            <OpenRecord />
          </ClientMessages>
        </Card>
        <Card>
          <CardTitle>{t('answers')}</CardTitle>
          <ul className="grid gap-4">
            {answers.map(({ answer, icon, colour }) => (
              <li key={answer} className="flex gap-3">
                <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${colour}`} />
                <div>
                  <p className="font-medium">{t(`answer.${answer}`)}</p>
                  <p className="text-sm text-muted-foreground">{t(`answer.${answer}Text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </ProsePage>
  )
}
