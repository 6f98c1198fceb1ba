import { useTranslations } from 'next-intl'
import { OpenClinic } from '@/components/clinics/open-clinic'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { PlanUsage } from '@/lib/domain/plan'

/** The screen on which an administrator opens a clinic beside the one that they work in. */
export function FurtherClinic({ usage }: { usage: PlanUsage | null }) {
  const t = useTranslations('group')
  const tClinics = useTranslations('clinics')
  const tWays = useTranslations('registrationWays')
  return (
    <PageContainer>
      <PageHeader
        title={tClinics('registerTitle')}
        description={
          <>
            {t('openText')}
            <span className="block">{tWays('starred')}</span>
          </>
        }
      />
      {usage ? (
        <ClientMessages of={['group', 'clinics', 'validation', 'errors']}>
          <OpenClinic used={usage.clinics?.used ?? 1} limit={usage.clinics?.limit ?? null} />
        </ClientMessages>
      ) : (
        <LoadError message={t('loadFailed')} />
      )}
    </PageContainer>
  )
}
