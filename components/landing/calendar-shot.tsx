import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { preload } from 'react-dom'
import { cn } from '@/lib/utils'
import dark from '@/public/shots/calendar-dark.webp'
import light from '@/public/shots/calendar-light.webp'

const frame = 'h-auto w-full rounded-xl border shadow-float'

const themes = [
  { picture: light, theme: 'light', shown: 'dark:hidden' },
  { picture: dark, theme: 'dark', shown: 'hidden dark:block' },
]

/** The week of a doctor in the demo clinic, as the product shows it. Only the picture of the theme is loaded. */
export function CalendarShot() {
  const t = useTranslations('landing')
  for (const { picture, theme } of themes) {
    preload(picture.src, { as: 'image', media: `(prefers-color-scheme: ${theme})`, fetchPriority: 'high' })
  }
  return (
    <figure>
      {themes.map(({ picture, theme, shown }) => (
        <Image
          key={theme}
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
