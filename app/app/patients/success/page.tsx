import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { isAdultOn } from '#contract/of-age'
import { dayAt } from '#contract/zone'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { NewPatientFacts } from '@/components/patients/new-patient-facts'
import { DoneScreen } from '@/components/shared/state/done-screen'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { requirePatient } from '@/lib/api/patients'
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
  const patientId = single(params.patient)
  const today = dayAt(Date.now(), 'Europe/Madrid')
  const { value: patient } = await load(
    patientId && deskUserOf(viewer) ? requirePatient(auth, patientId) : Promise.resolve(null),
  )
  const isAdult = patient !== null && isAdultOn(patient.birthdate, today)
  const book = (variant: 'primary' | 'secondary') =>
    patient && <BookForPatient patient={patient} variant={variant} size="default" />
  const history = patientId && routes.history(patientId)
  const look = buttonVariants({ variant: 'link' })
  return (
    <DoneScreen
      title={t('title')}
      text={t('text')}
      next={t('next')}
      subject={patient ? `${patient.name} ${patient.surname}` : undefined}
      facts={patient && <NewPatientFacts patient={patient} today={today} invited={Boolean(params.invited)} />}
      first={
        patient && (
          <div className="flex flex-wrap gap-2 *:grow">
            {isAdult && book('primary')}
            <Link
              href={`${routes.patientDetails(patient.id)}${isAdult ? '' : '#guardians'}`}
              prefetch={false}
              className={buttonVariants({ variant: isAdult ? 'secondary' : 'primary' })}
            >
              {t(isAdult ? 'addDetails' : 'addGuardian')}
            </Link>
            {!isAdult && book('secondary')}
          </div>
        )
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
