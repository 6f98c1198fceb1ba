import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { preload } from 'react-dom'
import { cn } from '@/lib/utils'
import weekDark from '@/public/shots/calendar-dark.webp'
import weekLight from '@/public/shots/calendar-light.webp'
import dayDark from '@/public/shots/day-dark.webp'
import dayLight from '@/public/shots/day-light.webp'

const frame = 'h-auto w-full rounded-xl border shadow-float'
const onPhones = '(width < 40rem)'
const elsewhere = '(width >= 40rem)'

const pictures = [
  { picture: weekLight, theme: 'light', width: elsewhere, shown: 'max-sm:hidden dark:hidden' },
  { picture: weekDark, theme: 'dark', width: elsewhere, shown: 'hidden sm:dark:block' },
  { picture: dayLight, theme: 'light', width: onPhones, shown: 'sm:hidden dark:hidden' },
  { picture: dayDark, theme: 'dark', width: onPhones, shown: 'hidden max-sm:dark:block' },
]

/**
 * The week of a doctor in the demo clinic, on phones the day, as the product shows it. Only the picture of the theme
 * and width is loaded.
 */
export function CalendarShot() {
  const t = useTranslations('landing')
  for (const { picture, theme, width } of pictures) {
    const media = `(prefers-color-scheme: ${theme}) and ${width}`
    preload(picture.src, { as: 'image', media, fetchPriority: 'high' })
  }
  return (
    <figure>
      {pictures.map(({ picture, shown }) => (
        <Image
          key={picture.src}
          src={picture}
          alt={t('shotAlt')}
          loading="lazy"
          unoptimized
          className={cn(frame, shown)}
        />
      ))}
    </figure>
  )
}
