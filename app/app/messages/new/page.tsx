import { getLocale, getTranslations } from 'next-intl/server'
import { reachOf } from '#contract/access'
import { threadCalls } from '#contract/calls/threads'
import { deskSubjects, threadSubjects } from '#contract/thread-choices'
import { dayAt } from '#contract/zone'
import { ChoosePatient } from '@/components/desk/choose-patient'
import { NewThreadForm } from '@/components/messages/new-thread-form'
import { NobodyChosen } from '@/components/messages/nobody-chosen'
import { PatientLine } from '@/components/people/patient-line'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { RefusedState } from '@/components/shared/state/refused-state'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireAppointment } from '@/lib/api/appointments'
import { requireEntry } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { requirePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { entryAsked, partnerOf } from '@/lib/domain/thread'
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
  const isPatient = viewer.patientId !== null
  const asked = entryAsked(params)
  const about = isPatient ? viewer.patientId : patient
  const { value } = await load(
    Promise.all([
      appointment ? requireAppointment(auth, appointment) : null,
      isPatient ? sendCall(auth, threadCalls.partners) : [],
      !isPatient && patient && !appointment ? requirePatient(auth, patient) : null,
      asked && about ? requireEntry(auth, about, asked) : null,
    ]),
  )
  const [visit, partners, person, entry] = value ?? []
  const own = visit ? [partnerOf(visit, partners)] : partners
  const clinics = isPatient ? own : [{ id: viewer.clinicId ?? '', name: '' }]
  const name = visit?.patientName ?? (person ? `${person.name} ${person.surname}` : undefined)
  const patientId = isPatient ? undefined : (visit?.patientId ?? person?.id)
  const title = isPatient || !name ? t('newTitle') : t('writeTo', { name: keptWord(name) })
  const kept = visit ? [formatSlot(visit.start, visit.timeZone, locale), visit.doctorName].map(keptWord) : []
  const [when = '', doctor = ''] = kept
  const ofEntry =
    entry && t('aboutEntry', { kind: t(`entries.${entry.entryKind}`), name: keptWord(entry.name) })
  const subject = visit ? t('aboutVisit', { when, doctor }) : ofEntry
  const who = person && <PatientLine patient={person} today={dayAt(Date.now(), 'Europe/Madrid')} />
  return (
    <PageContainer text={isPatient ? 'patient' : 'work'} width="form">
      <PageHeader
        title={<KeptWords>{title}</KeptWords>}
        description={subject ? <KeptWords>{subject}</KeptWords> : isPatient ? t('intro') : who}
      />
      {!value && <RefusedState message={t('missing')} />}
      {value && !isPatient && !patientId && <ChoosePatient />}
      {value && isPatient && clinics?.length === 0 && <NobodyChosen />}
      {clinics && clinics.length > 0 && (isPatient || patientId) && (
        <ClientMessages of={['threads', 'errors', 'validation']}>
          <NewThreadForm
            clinics={clinics}
            subjects={reachOf('thread.read-clinical', viewer.roles) ? threadSubjects : deskSubjects}
            patientId={patientId}
            appointmentId={visit?.id}
            entry={entry ? { entryId: entry.entryId, entryKind: entry.entryKind } : undefined}
          />
        </ClientMessages>
      )}
    </PageContainer>
  )
}
