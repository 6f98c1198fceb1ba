import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { Screenshot } from '@/components/landing/screenshot'
import { WayIn } from '@/components/landing/way-in'
import { CheckList } from '@/components/shared/text/check-list'
import { Card, CardTitle } from '@/components/ui/card'
import { getPageSession } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.aboutTitle')

export default async function AboutPage() {
  const [t, session] = await Promise.all([getTranslations('landing'), getPageSession()])
  const demo = env().CLINIC_DEMO !== '0'
  return (
    <ProsePage
      title={t('aboutTitle')}
      promise={t('aboutPromise')}
      lead={t('aboutText')}
      isWide
      wayIn={<WayIn signedIn={session !== null} demo={demo} />}
      picture={
        <Screenshot
          of="today"
          alt={t('todayAlt')}
          frame="max-h-120 w-full max-w-97.5 ms-auto max-lg:hidden"
        />
      }
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {([1, 2, 3] as const).map((number) => (
          <Card key={number}>
            <CardTitle>{t(`aboutSection${number}Title`)}</CardTitle>
            <CheckList items={t(`aboutSection${number}Text`).split('\n')} className="text-base" />
          </Card>
        ))}
      </div>
    </ProsePage>
  )
}
