import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { insightCalls } from '#contract/calls/insights'
import { dayAt } from '#contract/zone'
import { FileLink } from '@/components/insights/file-link'
import { InsightSections } from '@/components/insights/insight-sections'
import { KeyFigures } from '@/components/insights/key-figures'
import { PeriodForm } from '@/components/insights/period-form'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { periodBefore, readInsightsState } from '@/lib/domain/insights'
import { formatPlainDay } from '@/lib/format/dates'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('insights.title')

/** The administrator's clinic, or the doctor's own work, in numbers. */
export default async function InsightsPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.insights)
  const { clinicId } = viewer
  if (!clinicId) redirect(routes.app)
  const [t, locale] = [await getTranslations('insights'), await getLocale()]
  const { timeZone } = await requireClinic(auth, clinicId)
  const today = dayAt(Date.now(), timeZone)
  const state = readInsightsState(await searchParams, today)
  const scope = { clinicId, ...(state.doctor && { doctorId: state.doctor }) }
  const { from, to } = state
  const earlier = periodBefore(state)
  const [now, before] = await Promise.all([
    load(sendCall(auth, insightCalls.get, { query: { ...scope, from, to } })),
    load(sendCall(auth, insightCalls.get, { query: { ...scope, ...earlier } })),
  ])
  const isThisYear = earlier.from.slice(0, 4) === today.slice(0, 4)
  const day = (each: string) => formatPlainDay(each, locale, isThisYear ? 'dayMonth' : undefined)
  // No-break spaces: a range stands on one line.
  const range = (...ends: [string, string]) => keptWord(ends.map(day).join(' – ').replaceAll(' ', '\u00a0'))
  const days = { now: range(from, to), before: range(earlier.from, earlier.to) }
  const form = { path: routes.insights, state, today }
  const sections = now.value && { insights: now.value, state, scope: { ...scope, from, to } }
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        description={<KeptWords>{t('description', days)}</KeptWords>}
        compact
        actions={
          sections && (
            <FileLink scope={sections.scope} table="figures" title={t('figuresTitle')} variant="secondary" />
          )
        }
      />
      {sections && before.value ? (
        <>
          <PeriodForm {...form} doctors={sections.insights.doctors} />
          <KeyFigures state={state} now={sections.insights} before={before.value} />
          <InsightSections {...sections} />
        </>
      ) : (
        <LoadError message={t('loadFailed')} />
      )}
    </PageContainer>
  )
}
