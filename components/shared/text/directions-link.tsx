import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { directionsTo } from '@/lib/domain/directions'

/** The way to a clinic, on a map of another site, below its address. */
export function DirectionsLink({ to }: { to: string }) {
  const t = useTranslations('appointments')
  return (
    <a
      href={directionsTo(to)}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: 'link', className: 'z-10 justify-self-start' })}
    >
      <Icon name="map-pin" className="size-4" />
      {t('directions')}
    </a>
  )
}
