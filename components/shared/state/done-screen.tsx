import Link from 'next/link'
import { PageContainer } from '@/components/shared/page/page-container'
import { OutcomeCard } from '@/components/shared/state/outcome-card'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** The screen after something was made: what, and the way home. */
export function DoneScreen({ title, text, next }: { title: string; text: string; next: string }) {
  return (
    <PageContainer text="patient">
      <OutcomeCard
        outcome="success"
        title={title}
        text={text}
        action={
          <Link href={routes.app} className={buttonVariants()}>
            {next}
          </Link>
        }
      />
    </PageContainer>
  )
}
