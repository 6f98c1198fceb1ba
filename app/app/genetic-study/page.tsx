import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { FileQuality } from '@/components/genetic-study/file-quality'
import { GeneticStudy } from '@/components/genetic-study/genetic-study'
import { NoFile } from '@/components/genetic-study/no-file'
import { StudyNotice } from '@/components/genetic-study/study-notice'
import { StudyUnavailable } from '@/components/genetic-study/study-unavailable'
import { PatientTitle } from '@/components/people/patient-title'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { readFastqSummary } from '@/lib/api/genetic-study'
import { requirePatient } from '@/lib/api/patients'
import { requirePage } from '@/lib/auth/page-access'
import { historyRights } from '@/lib/domain/history-rights'
import type { Patient } from '@/lib/domain/patient'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('geneticStudy.title')

type Asked = Promise<Record<string, string | string[] | undefined>>

export default async function GeneticStudyPage({ searchParams }: { searchParams: Asked }) {
  const { patient: asked } = await searchParams
  const id = typeof asked === 'string' && asked !== '' ? asked : null
  const { viewer, auth } = await requirePage(id ? routes.geneticStudyOf(id) : routes.geneticStudy)
  const t = await getTranslations('geneticStudy')
  const rights = historyRights(viewer.roles)
  const patientId = id ?? (rights.staff ? null : viewer.patientId)
  const study = patientId ? await readStudy(auth, patientId) : null
  if (study === 'unavailable') return <StudyUnavailable />
  const [patient, file] = study ?? [null, null]
  const today = dayAt(Date.now(), 'Europe/Madrid')
  return (
    <PageContainer text={rights.staff ? 'work' : 'patient'}>
      {patient && rights.staff ? (
        <PatientTitle
          patient={patient}
          today={today}
          kind={<h1 className="text-sm font-medium text-muted-foreground">{t('title')}</h1>}
          href={routes.history(patient.id)}
          beside={<p className="text-sm text-muted-foreground">{t('about')}</p>}
        />
      ) : (
        <PageHeader title={t('title')} description={t('about')} />
      )}
      {!patient && <StudyNotice />}
      <ClientMessages of={['geneticStudy', 'errors']}>
        {patient && file && <FileQuality key={file.date} patientId={patient.id} file={file} />}
        {patient && !file && (
          <NoFile patientId={patient.id} requested={patient.status === 'fastQ requested'} rights={rights} />
        )}
        <GeneticStudy
          key={patientId}
          patient={patient && studied(patient)}
          subject={patientId ?? viewer.userId}
          mayNotify={rights.notifyGenetic && file?.emergencyUntil == null}
          today={today}
        />
      </ClientMessages>
    </PageContainer>
  )
}

/** No more of a patient than the study needs goes to the browser. */
const studied = ({ id, name, surname, birthdate }: Patient) => ({ id, name: `${name} ${surname}`, birthdate })

async function readStudy(auth: ApiAuth, id: string) {
  try {
    return await Promise.all([requirePatient(auth, id), readFastqSummary(auth, id)])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403 || error.status === 404) notFound()
    return 'unavailable'
  }
}
