import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { Screenshot } from '@/components/landing/screenshot'
import { WayIn } from '@/components/landing/way-in'
import { CheckList } from '@/components/shared/text/check-list'
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
        <Screenshot of="today" alt={t('todayAlt')} frame="max-h-120 w-full max-w-97.5 mx-auto lg:me-0" />
      }
    >
      <section className="grid gap-4">
        <h2 className="text-xl font-semibold">{t('aboutPromisesTitle')}</h2>
        <ul className="grid gap-6 lg:grid-cols-3">
          {t('aboutPromises')
            .split('\n')
            .map((promise) => (
              <li key={promise} className="border-t border-border-strong pt-4 text-lg">
                {promise}
              </li>
            ))}
        </ul>
      </section>
      <section className="grid gap-4">
        <h2 className="text-xl font-semibold">{t('aboutStartTitle')}</h2>
        <CheckList items={t('aboutStart').split('\n')} className="text-base" />
      </section>
    </ProsePage>
  )
}
