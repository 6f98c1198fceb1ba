import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/utils'

interface FormFootProps {
  /** The screen that Cancel opens; without it, the form is the only way on. */
  leave?: string | undefined
  /** A `FormNote`. */
  note?: ReactNode
  /** In view on phones: once something was typed, so that the empty form is seen whole. */
  docked: boolean
  /** At the end of a card, below the fields of its groups. */
  inCard?: boolean
  /** The button that sends the form. */
  children: ReactNode
}

/**
 * The end of a screen's form: its button, the way out, a note. A child of the form or of its only card, within which it
 * docks.
 */
export function FormFoot({ leave, note, docked, inCard, children }: FormFootProps) {
  const t = useTranslations('common')
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-4',
        docked && 'docked',
        inCard && 'xl:ps-56',
        docked && inCard && 'max-sm:-mb-4 max-sm:rounded-b-lg max-sm:bg-card',
      )}
    >
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {children}
        {leave && (
          <Link href={leave} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
            {t('cancel')}
          </Link>
        )}
      </div>
      {note}
    </div>
  )
}
