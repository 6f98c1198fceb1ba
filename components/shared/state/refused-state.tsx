import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from './empty-state'

interface RefusedStateProps {
  message?: string
  /** The reader gives others their roles: there is nobody to ask. */
  givesRoles?: boolean
  /** Instead of the usual reason: where they find what they were looking for, which then is all, or who opens the screen. */
  text?: string | null
  /** The way there, before the way home. */
  way?: { href: string; label: string } | null
  homeHref?: string
  className?: string
}

/** Not allowed: why, and the way on or home. */
export function RefusedState(props: RefusedStateProps) {
  const { message, givesRoles = false, text, way, homeHref = '/app', className } = props
  const t = useTranslations()
  const reason = text ?? t('refused.text', { ask: String(!givesRoles) })
  return (
    <EmptyState
      icon={way ? 'info' : 'lock'}
      title={message ?? (way ? text : null) ?? t('common.refusedTitle')}
      as={message ? 'p' : 'h1'}
      description={message || way ? undefined : reason}
      className={className}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {way && (
            <Link href={way.href} className={buttonVariants()}>
              {way.label}
            </Link>
          )}
          <Link
            href={homeHref}
            className={buttonVariants({ variant: message || way ? 'secondary' : 'primary' })}
          >
            {t('common.goHome')}
          </Link>
        </div>
      }
    />
  )
}
