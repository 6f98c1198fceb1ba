import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { FirstFreeTimes } from '@/components/desk/first-free-times'
import { NewPatientFacts } from '@/components/patients/new-patient-facts'
import { DoneScreen } from '@/components/shared/state/done-screen'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { getNewPatient } from '@/lib/api/new-patient'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import { titled } from '@/lib/i18n/titled'
import { routes, single } from '@/lib/routes'

export const generateMetadata = titled('patientCreated.title')

type Params = Promise<Partial<Record<'patient' | 'invited', string | string[]>>>

export default async function PatientCreatedPage({ searchParams }: { searchParams: Params }) {
  const { viewer, auth } = await requirePage(routes.patientCreated)
  const t = await getTranslations('patientCreated')
  const params = await searchParams
  const [patientId, user] = [single(params.patient), deskUserOf(viewer)]
  const { value: made } = await load(
    patientId && user ? getNewPatient(auth, patientId, user, Date.now()) : Promise.resolve(null),
  )
  const { patient, alone = false, doctors = [] } = made ?? {}
  const subject = patient && `${patient.name} ${patient.surname}`
  const history = patientId && routes.history(patientId)
  const look = buttonVariants({ variant: 'link' })
  return (
    <DoneScreen
      title={t('title')}
      text={t('text')}
      next={t('next')}
      subject={subject}
      facts={made && <NewPatientFacts {...made} invited={Boolean(params.invited)} />}
      first={
        patient && (
          <>
            {!alone && <BookForPatient patient={patient} variant="primary" size="default" />}
            <Link
              href={`${routes.patientDetails(patient.id)}${alone ? '#guardians' : ''}`}
              prefetch={false}
              className={buttonVariants({ variant: alone ? 'primary' : 'secondary' })}
            >
              {t(alone ? 'addGuardian' : 'addDetails')}
            </Link>
            {alone && <BookForPatient patient={patient} variant="secondary" size="default" />}
          </>
        )
      }
      beside={
        made &&
        subject &&
        doctors.length > 0 && <FirstFreeTimes {...made} patient={{ id: made.patient.id, name: subject }} />
      }
    >
      {history && mayOpen(history, viewer.roles) && (
        <Link href={history} prefetch={false} className={look}>
          {t('openHistory')}
        </Link>
      )}
      <Link href={routes.registerPatient} prefetch={false} className={look}>
        {t('registerAnother')}
      </Link>
    </DoneScreen>
  )
}
