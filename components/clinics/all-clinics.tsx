import { useTranslations } from 'next-intl'
import { ClinicAddLink } from '@/components/clinics/clinic-links'
import { ClinicTable } from '@/components/clinics/clinic-table'
import { NoClinics } from '@/components/clinics/no-clinics'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import type { ListedClinic } from '@/lib/domain/clinic'
import type { Plan } from '@/lib/domain/plan'

interface AllClinicsProps {
  clinics: readonly ListedClinic[] | null
  plans: readonly Plan[]
  /** Why there are none to show. */
  fault: string | undefined
}

/** Clinic Information for an administrator of the product: every clinic, each of which opens its own. */
export function AllClinics({ clinics, plans, fault }: AllClinicsProps) {
  const t = useTranslations('clinics')
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        description={t('subtitle')}
        meta={
          clinics &&
          clinics.length > 0 && (
            <span className="text-sm text-muted-foreground">{t('count', { count: clinics.length })}</span>
          )
        }
        actions={<ClinicAddLink isAdmin />}
      />
      {fault && <LoadError message={t('loadFailed', { message: fault })} />}
      {clinics && (clinics.length > 0 ? <ClinicTable clinics={clinics} plans={plans} /> : <NoClinics />)}
    </PageContainer>
  )
}
