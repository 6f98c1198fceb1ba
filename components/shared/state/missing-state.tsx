import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from './empty-state'

interface MissingStateProps {
  /** The address that leads nowhere, as it was typed. */
  address?: string | undefined
  /** Addresses with their words, the most likely first. */
  ways: readonly { href: string; label: string }[]
}

/** No page at this address, and where else one may go. */
export function MissingState({ address, ways }: MissingStateProps) {
  const t = useTranslations('missing')
  return (
    <EmptyState
      icon="search-x"
      title={t('title')}
      as="h1"
      description={
        <>
          {t('text')}
          {address && (
            <span className="mt-1 block text-xs wrap-anywhere">
              404 · <span translate="no">{address}</span>
            </span>
          )}
        </>
      }
      action={
        <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-center">
          {ways.map(({ href, label }, index) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className={buttonVariants({ variant: index === 0 ? 'primary' : 'secondary' })}
            >
              {label}
            </Link>
          ))}
        </div>
      }
    />
  )
}
