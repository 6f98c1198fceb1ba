import { getLocale, getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { reachOf } from '#contract/access'
import { deskSubjects, threadSubjects } from '#contract/thread-choices'
import { ChoosePatient } from '@/components/desk/choose-patient'
import { BesideMessages } from '@/components/messages/beside-messages'
import { NewThreadForm } from '@/components/messages/new-thread-form'
import { NobodyChosen } from '@/components/messages/nobody-chosen'
import { PatientLine } from '@/components/people/patient-line'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { RefusedState } from '@/components/shared/state/refused-state'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { getNewThread } from '@/lib/api/new-thread'
import { requirePage } from '@/lib/auth/page-access'
import { entryAsked } from '@/lib/domain/thread'
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
  const asked = await getNewThread(auth, viewer, named, Date.now())
  const { visit, entry, clinics = [], patientId, name, who, today = '' } = asked ?? {}
  const isPatient = viewer.patientId !== null
  const Beside = isPatient ? BesideMessages : Fragment
  const kept = visit ? [formatSlot(visit.start, visit.timeZone, locale), visit.doctorName].map(keptWord) : []
  const [when = '', doctor = ''] = kept
  const ofEntry =
    entry && t('aboutEntry', { kind: t(`entries.${entry.entryKind}`), name: keptWord(entry.name) })
  const about = visit ? t('aboutVisit', { when, doctor }) : ofEntry
  return (
    <PageContainer text={isPatient ? 'patient' : 'work'} width={isPatient ? 'page' : 'form'}>
      <PageHeader
        title={<KeptWords>{name ? t('writeTo', { name: keptWord(name) }) : t('newTitle')}</KeptWords>}
        description={who && <PatientLine patient={who} today={today} />}
      />
      {!asked && <RefusedState message={t('missing')} />}
      {asked && !isPatient && !patientId && <ChoosePatient />}
      {asked && isPatient && clinics.length === 0 && <NobodyChosen />}
      {clinics.length > 0 && (isPatient || patientId) && (
        <Beside>
          <ClientMessages of={['threads', 'errors', 'validation']}>
            <NewThreadForm
              clinics={clinics}
              subjects={reachOf('thread.read-clinical', viewer.roles) ? threadSubjects : deskSubjects}
              patientId={patientId}
              appointmentId={visit?.id}
              entry={entry ? { entryId: entry.entryId, entryKind: entry.entryKind } : undefined}
            >
              {about && <KeptWords>{about}</KeptWords>}
            </NewThreadForm>
          </ClientMessages>
        </Beside>
      )}
    </PageContainer>
  )
}
