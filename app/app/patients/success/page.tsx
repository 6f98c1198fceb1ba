import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { DoneScreen } from '@/components/shared/state/done-screen'
import { buttonVariants } from '@/components/ui/button'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { routes, single } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('createdTitle') }
}

type Params = Promise<{ patient?: string | string[] }>

export default async function PatientCreatedPage({ searchParams }: { searchParams: Params }) {
  const { viewer } = await requirePage(routes.patientCreated)
  const t = await getTranslations('patients')
  const patientId = single((await searchParams).patient)
  const history = patientId && routes.history(patientId)
  const look = buttonVariants({ variant: 'secondary' })
  return (
    <DoneScreen title={t('createdTitle')} text={t('createdText')} next={t('nextStep')}>
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
