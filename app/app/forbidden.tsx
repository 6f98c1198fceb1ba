// The middleware refuses before a page is rendered. This is for a page that finds out later, and looks the same.
import { PageContainer } from '@/components/shared/page/page-container'
import { RefusedState } from '@/components/shared/state/refused-state'

export default function Forbidden() {
  return (
    <PageContainer>
      <RefusedState />
    </PageContainer>
  )
}
