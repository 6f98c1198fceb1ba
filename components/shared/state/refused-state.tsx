import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from './empty-state'

interface RefusedStateProps {
  message?: string
  /** The screen's own name. */
  screen?: string | undefined
  /** The reader gives others their roles: there is nobody to ask. */
  givesRoles?: boolean
  /** Instead of the usual reason: who opens the screen. */
  text?: string | null
  /** The screen above, where the reader may open that one: before the way home. */
  back?: { href: string; label: string } | null | undefined
  /** The way to somebody who helps, after the way home. */
  help?: { href: string; label: string } | null
}

/** Not allowed: why, and the way on or home. */
export function RefusedState(props: RefusedStateProps) {
  const { message, screen, givesRoles = false, text, back, help } = props
  const t = useTranslations()
  const reason = text ?? t('refused.text', { ask: String(!givesRoles) })
  const title = screen ? t('refused.title', { screen }) : t('common.refusedTitle')
  return (
    <EmptyState
      icon="lock"
      title={message ?? title}
      as={message ? 'p' : 'h1'}
      description={message ? undefined : reason}
      action={
        <div className="flex flex-wrap justify-center gap-2 max-sm:grid">
          {back && (
            <Link href={back.href} className={buttonVariants()}>
              {back.label}
            </Link>
          )}
          <Link
            href="/app"
            className={buttonVariants({ variant: message || back ? 'secondary' : 'primary' })}
          >
            {t('common.goHome')}
          </Link>
          {help && (
            <Link href={help.href} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
              {help.label}
            </Link>
          )}
        </div>
      }
    />
  )
}
