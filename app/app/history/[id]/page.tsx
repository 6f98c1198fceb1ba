import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { HistoryScreen } from '@/components/history/history-screen'
import { HistoryUnavailable } from '@/components/history/history-unavailable'
import { WriteLink } from '@/components/messages/write-link'
import { TakeRecord } from '@/components/record/take-record'
import { EmergencyNotice } from '@/components/record-access/emergency-notice'
import { PageContainer } from '@/components/shared/page/page-container'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { ApiError } from '@/lib/api/error'
import { requireHistory } from '@/lib/api/histories'
import { requirePage } from '@/lib/auth/page-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import { historyRights, readingOnly } from '@/lib/domain/history-rights'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('history')
  return { title: t('title') }
}

export default async function HistoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.history(id))
  const [history, timeZone] = await Promise.all([readHistory(auth, id), zoneOf(auth, viewer.clinicId)])
  if (!history) return <HistoryUnavailable />
  const { emergencyUntil } = history
  const whole = historyRights(viewer.roles)
  const rights = emergencyUntil === null ? whole : readingOnly(whole)
  return (
    <PageContainer text={rights.staff ? 'work' : 'patient'} className="gap-0 pt-2 sm:pt-3">
      {emergencyUntil && <EmergencyNotice until={emergencyUntil} timeZone={timeZone} />}
      <ClientMessages of={['history']}>
        <HistoryScreen
          key={history.id}
          initial={history}
          rights={rights}
          today={dayAt(Date.now(), timeZone)}
          timeZone={timeZone}
          actions={
            emergencyUntil === null &&
            deskUserOf(viewer) && (
              <>
                <BookForPatient patient={history.patient} />
                <WriteLink about={{ patient: history.patient.id }} />
              </>
            )
          }
        />
      </ClientMessages>
      <div className="pt-10">
        <TakeRecord patientId={history.patient.id} own={viewer.patientId === history.patient.id} />
      </div>
    </PageContainer>
  )
}

async function readHistory(auth: ApiAuth, id: string) {
  try {
    return await requireHistory(auth, id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403 || error.status === 404) notFound()
    return null
  }
}

/** Staff read on their clinic's clock; a patient may belong to several clinics and reads on the country's. */
async function zoneOf(auth: ApiAuth, clinicId: string | null): Promise<string> {
  const clinic = clinicId ? await requireClinic(auth, clinicId).catch(() => null) : null
  return clinic?.timeZone ?? 'Europe/Madrid'
}
