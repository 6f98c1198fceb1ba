import { getTranslations } from 'next-intl/server'
import type { Elsewhere } from '#contract/errors'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { TextKey } from '@/lib/i18n/titled'
import { GoElsewhere } from './go-elsewhere'

interface ElsewherePageProps {
  /** Key of the screen's name: 'history.title'. */
  title: TextKey
  place: Elsewhere
}

/** A record of another place of the viewer's: offers to go there and open it. */
export async function ElsewherePage({ title, place }: ElsewherePageProps) {
  const t = await getTranslations()
  const clinic = 'clinicName' in place ? place.clinicName : null
  return (
    <PageContainer>
      <PageHeader title={t(title)} />
      <EmptyState
        icon="arrow-left-right"
        title={clinic === null ? t('elsewhere.ownTitle') : t('elsewhere.title', { clinic })}
        description={clinic === null ? t('elsewhere.ownText') : t('elsewhere.text')}
        action={
          <ClientMessages of={['elsewhere']}>
            <GoElsewhere
              to={'clinicId' in place ? { clinicId: place.clinicId } : place}
              label={t(clinic === null ? 'elsewhere.goOwn' : 'elsewhere.go')}
            />
          </ClientMessages>
        }
      />
    </PageContainer>
  )
}
