import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { OutcomeCard } from '@/components/shared/outcome-card'
import { PageContainer } from '@/components/shared/page-container'
import { buttonVariants } from '@/components/ui/button'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('clinics')
  return { title: t('createdTitle') }
}

export default async function ClinicCreatedPage() {
  await requirePage(routes.clinicCreated)
  const t = await getTranslations('clinics')
  return (
    <PageContainer text="patient">
      <OutcomeCard
        outcome="success"
        title={t('createdTitle')}
        text={t('createdText')}
        action={
          <Link href={routes.app} className={buttonVariants()}>
            {t('nextStep')}
          </Link>
        }
      />
    </PageContainer>
  )
}
