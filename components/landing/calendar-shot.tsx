import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { cn } from '@/lib/utils'
import dark from '@/public/shots/calendar-dark.webp'
import light from '@/public/shots/calendar-light.webp'

const frame = 'h-auto w-full rounded-xl border shadow-float'

/** The week of a doctor in the demo clinic, as the product shows it. */
export function CalendarShot() {
  const t = useTranslations('landing')
  return (
    <figure>
      <Image src={light} alt={t('shotAlt')} priority unoptimized className={cn(frame, 'dark:hidden')} />
      <Image
        src={dark}
        alt={t('shotAlt')}
        loading="lazy"
        unoptimized
        className={cn(frame, 'hidden dark:block')}
      />
    </figure>
  )
}
