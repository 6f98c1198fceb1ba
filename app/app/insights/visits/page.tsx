import { ChevronLeft } from 'lucide-react'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { insightCalls } from '#contract/calls/insights'
import { dayAt } from '#contract/zone'
import { PeriodForm } from '@/components/insights/period-form'
import { SelectionField } from '@/components/insights/selection-field'
import { VisitsList } from '@/components/insights/visits-list'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { askedOf, insightsQueryOf, readVisitsState } from '@/lib/domain/insights'
import { formatPlainDay } from '@/lib/format/dates'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('insights.visitsTitle')

/** Which visits stand behind a number. */
export default async function InsightVisitsPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.insightVisits)
  const { clinicId } = viewer
  if (!clinicId) redirect(routes.app)
  const [t, locale] = [await getTranslations('insights'), await getLocale()]
  const { timeZone } = await requireClinic(auth, clinicId)
  const today = dayAt(Date.now(), timeZone)
  const state = readVisitsState(await searchParams, today)
  const { from, to, doctor } = state
  const query = { clinicId, ...askedOf(state) }
  const { value: page } = await load(sendCall(auth, insightCalls.visits, { query }))
  const day = (each: string) => keptWord(formatPlainDay(each, locale))
  return (
    <PageContainer>
      <PageHeader
        title={t('visitsTitle')}
        description={<KeptWords>{t('visitsDescription', { from: day(from), to: day(to) })}</KeptWords>}
        actions={
          <Link
            prefetch={false}
            href={routes.insights + insightsQueryOf({ from, to, doctor })}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <ChevronLeft aria-hidden="true" />
            {t('backToInsights')}
          </Link>
        }
      />
      {page ? (
        <>
          <PeriodForm
            path={routes.insightVisits}
            state={state}
            doctors={page.doctors}
            today={today}
            which={t(`selections.${state.which}`)}
          >
            <SelectionField state={state} />
          </PeriodForm>
          <VisitsList state={state} page={page} now={Date.now()} />
        </>
      ) : (
        <LoadError message={t('loadFailed')} />
      )}
    </PageContainer>
  )
}
