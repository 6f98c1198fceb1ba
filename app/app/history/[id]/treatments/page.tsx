import { notFound } from 'next/navigation'
import { recordAccessCalls } from '#contract/calls/record-access'
import { HistoryUnavailable } from '@/components/history/history-unavailable'
import { TreatmentList } from '@/components/history/treatment-list'
import { ElsewherePage } from '@/components/shell/place/elsewhere-page'
import { load } from '@/lib/api/load'
import { openHistory } from '@/lib/api/open-history'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('treatmentList.title')

/** The treatments alone, to be printed. To open it is to read the history, and is on record as that. */
export default async function TreatmentsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.treatments(id))
  const opened = await openHistory(auth, viewer, id, Date.now())
  const { history, isMissing, elsewhere, clinic, today, rights } = opened
  if (elsewhere) return <ElsewherePage title="treatmentList.title" place={elsewhere} />
  if (isMissing) notFound()
  if (!history) return <HistoryUnavailable />
  const patientId = history.patient.id
  const isOwn = viewer.patientId === patientId
  const theirs = isOwn
    ? await load(sendCall(auth, recordAccessCalls.get, { params: { id: patientId } }))
    : null
  const open = theirs?.value?.clinics.filter((each) => each.open) ?? []
  return (
    <TreatmentList
      history={history}
      clinics={isOwn ? open.map(({ name }) => name) : clinic ? [clinic.name] : []}
      own={isOwn && !viewer.actsFor}
      adds={rights.add}
      today={today}
    />
  )
}
