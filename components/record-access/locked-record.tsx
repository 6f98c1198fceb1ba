import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { BreakGlassButton } from './break-glass-button'

/** Shown to staff for a record that is not open to their clinic, or does not exist: it does not say which. */
export function LockedRecord({ mayBreakGlass }: { mayBreakGlass: boolean }) {
  const t = useTranslations()
  return (
    <EmptyState
      icon="lock"
      title={t('access.lockedTitle')}
      description={
        <>
          {t('access.lockedText')} {t('access.emergencyHelp')}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
            {t('common.goHome')}
          </Link>
          {mayBreakGlass && (
            <ClientMessages of={['access', 'validation', 'errors']}>
              <BreakGlassButton />
            </ClientMessages>
          )}
        </div>
      }
    />
  )
}
