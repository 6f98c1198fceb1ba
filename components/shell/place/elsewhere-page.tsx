import { getTranslations } from 'next-intl/server'
import type { Elsewhere } from '#contract/errors'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { GoElsewhere } from './go-elsewhere'

interface ElsewherePageProps {
  /** The name of the screen. */
  title: string
  place: Elsewhere
}

/** A record of another place of the viewer's: offers to go there and open it. */
export async function ElsewherePage({ title, place }: ElsewherePageProps) {
  const t = await getTranslations('elsewhere')
  const clinic = 'clinicName' in place ? place.clinicName : null
  return (
    <PageContainer>
      <PageHeader title={title} />
      <EmptyState
        icon="arrow-left-right"
        title={clinic === null ? t('ownTitle') : t('title', { clinic })}
        description={clinic === null ? t('ownText') : t('text')}
        action={
          <ClientMessages of={['elsewhere']}>
            <GoElsewhere
              to={'clinicId' in place ? { clinicId: place.clinicId } : place}
              label={t(clinic === null ? 'goOwn' : 'go')}
            />
          </ClientMessages>
        }
      />
    </PageContainer>
  )
}
