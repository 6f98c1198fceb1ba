import { PageContainer } from '@/components/shared/page/page-container'
import { RefusedState } from '@/components/shared/state/refused-state'

/** Stands in the place of every page that the viewer's role does not open, with status 403. */
export default function Forbidden() {
  return (
    <PageContainer>
      <RefusedState />
    </PageContainer>
  )
}
