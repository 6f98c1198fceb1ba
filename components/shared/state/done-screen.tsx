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
  facts?: ReactNode
  /** The likeliest steps from here, as buttons; the way home ends their line. */
  first?: ReactNode
  /** Further ways from here: links in one line. */
  children?: ReactNode
  /** A card with what comes next. */
  beside?: ReactNode
}

/** The screen after something was made: what, and the way home. */
export function DoneScreen(props: DoneScreenProps) {
  const { title, text, next, subject, facts, first, children, beside } = props
  const home = (
    <Link href={routes.app} className={buttonVariants(first ? { variant: 'secondary' } : {})}>
      {next}
    </Link>
  )
  const card = (
    <OutcomeCard
      title={title}
      text={text}
      subject={subject}
      facts={facts}
      action={
        <div className="grid gap-2">
          {first ? (
            <div className="flex flex-wrap gap-2 max-sm:*:grow">
              {first}
              {home}
            </div>
          ) : (
            home
          )}
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2 empty:hidden">{children}</div>
        </div>
      }
    />
  )
  return (
    <PageContainer text="patient">
      {beside ? (
        <div className="grid grid-cols-1 items-start gap-6 max-xl:max-w-2xl xl:grid-cols-2">
          {card}
          {beside}
        </div>
      ) : (
        card
      )}
    </PageContainer>
  )
}
