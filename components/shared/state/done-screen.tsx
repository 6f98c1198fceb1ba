import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/shared/page/page-container'
import { OutcomeCard } from '@/components/shared/state/outcome-card'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface DoneScreenProps {
  title: string
  text: ReactNode
  next: string
  /** Name of the person or thing that was made. */
  subject?: string | undefined
  /** The likeliest step from here; then the way home stands behind it. */
  first?: ReactNode
  /** Where else one may want to go from here. */
  children?: ReactNode
}

/** The screen after something was made: what, and the way home. */
export function DoneScreen({ title, text, next, subject, first, children }: DoneScreenProps) {
  return (
    <PageContainer text="patient">
      <OutcomeCard
        outcome="success"
        title={title}
        text={text}
        subject={subject}
        action={
          <div
            className={
              first
                ? 'grid gap-2 *:h-auto *:min-h-9 *:whitespace-normal sm:grid-cols-2 sm:*:first:col-span-2'
                : undefined
            }
          >
            {first}
            <Link href={routes.app} className={buttonVariants({ variant: first ? 'secondary' : 'primary' })}>
              {next}
            </Link>
            {children}
          </div>
        }
      />
    </PageContainer>
  )
}
