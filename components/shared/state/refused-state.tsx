import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from './empty-state'

interface RefusedStateProps {
  message?: string
  /** The reader gives others their roles: there is nobody to ask. */
  givesRoles?: boolean
  homeHref?: string
  className?: string
}

/** Not allowed: why, and the way home. */
export function RefusedState(props: RefusedStateProps) {
  const { message, givesRoles = false, homeHref = '/app', className } = props
  const t = useTranslations()
  return (
    <EmptyState
      icon="lock"
      title={message ?? t('common.refusedTitle')}
      as={message ? 'p' : 'h1'}
      description={message ? undefined : t('refused.text', { ask: String(!givesRoles) })}
      className={className}
      action={
        <Link href={homeHref} className={buttonVariants({ variant: message ? 'secondary' : 'primary' })}>
          {t('common.goHome')}
        </Link>
      }
    />
  )
}
