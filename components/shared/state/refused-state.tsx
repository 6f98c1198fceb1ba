import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from './empty-state'

type RefusedStateProps = { message?: string; homeHref?: string; className?: string }

/** Not allowed: why, and the way home. */
export function RefusedState({ message, homeHref = '/app', className }: RefusedStateProps) {
  const t = useTranslations()
  return (
    <EmptyState
      icon="lock"
      title={message ?? t('common.refusedTitle')}
      as={message ? 'p' : 'h1'}
      description={message ? undefined : t('refused.text')}
      className={className}
      action={
        <Link href={homeHref} className={buttonVariants({ variant: 'secondary' })}>
          {t('common.goHome')}
        </Link>
      }
    />
  )
}
