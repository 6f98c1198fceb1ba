import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { directionsTo } from '@/lib/domain/directions'

/** The way to a clinic, on a map of another site. */
export function DirectionsLink({ to, className }: { to: string; className?: string }) {
  const t = useTranslations('appointments')
  return (
    <a
      href={directionsTo(to)}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: 'secondary', className })}
    >
      <Icon name="map-pin" />
      {t('directions')}
    </a>
  )
}
