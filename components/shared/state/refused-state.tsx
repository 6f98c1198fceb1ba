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
  /** Instead of the usual reason: where they find what they were looking for, or who opens the screen. */
  text?: string | null
  /** The way there, which then is all below the page's title. */
  way?: { href: string; label: string } | null
  /** The screen above, where the reader may open that one: before the way home. */
  back?: { href: string; label: string } | null | undefined
  /** The way to somebody who helps, after the way home. */
  help?: { href: string; label: string } | null
  homeHref?: string
  className?: string
}

/** Not allowed: why, and the way on or home. */
export function RefusedState(props: RefusedStateProps) {
  const { message, screen, givesRoles = false, text, way, back, help, homeHref = '/app', className } = props
  const t = useTranslations()
  const first = way ?? back
  const reason = text ?? t('refused.text', { ask: String(!givesRoles) })
  const title = screen ? t('refused.title', { screen }) : t('common.refusedTitle')
  return (
    <EmptyState
      icon={way ? 'info' : 'lock'}
      title={message ?? (way ? reason : title)}
      as={message || way ? 'p' : 'h1'}
      description={message || way ? undefined : reason}
      className={className}
      action={
        <div className="flex flex-wrap justify-center gap-2 max-sm:grid">
          {first && (
            <Link href={first.href} className={buttonVariants()}>
              {first.label}
            </Link>
          )}
          {!way && (
            <Link
              href={homeHref}
              className={buttonVariants({ variant: message || first ? 'secondary' : 'primary' })}
            >
              {t('common.goHome')}
            </Link>
          )}
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
