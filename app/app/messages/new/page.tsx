import { getLocale, getTranslations } from 'next-intl/server'
import { reachOf } from '#contract/access'
import { threadCalls } from '#contract/calls/threads'
import { deskSubjects, threadSubjects } from '#contract/thread-choices'
import { ChoosePatient } from '@/components/desk/choose-patient'
import { MessagesFrame } from '@/components/messages/messages-frame'
import { NewThreadForm } from '@/components/messages/new-thread-form'
import { NobodyChosen } from '@/components/messages/nobody-chosen'
import { PatientLine } from '@/components/people/patient-line'
import { PageHeader } from '@/components/shared/page/page-header'
import { RefusedState } from '@/components/shared/state/refused-state'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { getNewThread } from '@/lib/api/new-thread'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { entryAsked } from '@/lib/domain/thread'
import { askedOf, readThreadPlace } from '@/lib/domain/thread-place'
import { formatSlot } from '@/lib/format/dates'
import { titled } from '@/lib/i18n/titled'
import { routes, single } from '@/lib/routes'

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('threads.newTitle')

/** A new thread: a patient's with a clinic of theirs, the staff's with a patient, either about a visit or an entry of the history. */
export default async function NewThreadPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.newThread)
  const [t, locale, params] = await Promise.all([getTranslations('threads'), getLocale(), searchParams])
  const [patient, appointment] = [single(params.patient), single(params.appointment)]
  const named = { patient, appointment, entry: entryAsked(params) }
  const now = new Date()
  const place = readThreadPlace({})
  const [asked, { value: page }] = await Promise.all([
    getNewThread(auth, viewer, named, now.getTime()),
    load(sendCall(auth, threadCalls.list, { query: askedOf(place, viewer.clinicId !== null) })),
  ])
  const { visit, entry, clinics = [], patientId, name, who, today = '' } = asked ?? {}
  const isPatient = viewer.patientId !== null
  const reader = { isStaff: !isPatient, me: viewer.doctorId ?? undefined }
  const kept = visit ? [formatSlot(visit.start, visit.timeZone, locale), visit.doctorName].map(keptWord) : []
  const [when = '', doctor = ''] = kept
  const ofEntry =
    entry && t('aboutEntry', { kind: t(`entries.${entry.entryKind}`), name: keptWord(entry.name) })
  const about = visit ? t('aboutVisit', { when, doctor }) : ofEntry
  return (
    <MessagesFrame page={page} place={place} {...reader} current={null} now={now}>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <PageHeader
          title={<KeptWords>{name ? t('writeTo', { name: keptWord(name) }) : t('newTitle')}</KeptWords>}
          description={who && <PatientLine patient={who} today={today} />}
        />
        {!asked && <RefusedState message={t('missing')} />}
        {asked && isPatient && clinics.length === 0 && <NobodyChosen />}
        {clinics.length > 0 && (
          <ClientMessages of={['threads', 'errors', 'validation']}>
            <NewThreadForm
              key={patientId ?? ''}
              clinics={clinics}
              subjects={reachOf('thread.read-clinical', viewer.roles) ? threadSubjects : deskSubjects}
              patientId={patientId}
              choice={!isPatient && !patientId && <ChoosePatient isDoctor={viewer.doctorId !== null} />}
              appointmentId={visit?.id}
              entry={entry ? { entryId: entry.entryId, entryKind: entry.entryKind } : undefined}
            >
              {about && <KeptWords>{about}</KeptWords>}
            </NewThreadForm>
          </ClientMessages>
        )}
      </div>
    </MessagesFrame>
  )
}
