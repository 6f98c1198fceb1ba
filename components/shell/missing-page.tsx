import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { MissingState } from '@/components/shared/state/missing-state'
import { routes } from '@/lib/routes'

/** No screen at this address: said inside the frame, with the ways that everybody has. */
export function MissingPage() {
  const t = useTranslations()
  return (
    <PageContainer>
      <MissingState
        ways={[
          { href: routes.app, label: t('common.goHome') },
          { href: routes.searchStaff, label: t('nav.searchDoctor') },
        ]}
      />
    </PageContainer>
  )
}
