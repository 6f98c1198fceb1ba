import Image from 'next/image'
import { useLocale } from 'next-intl'
import { type ShotName, shots } from '@/components/landing/shots'
import { cn } from '@/lib/utils'

interface ScreenshotProps {
  of: ShotName
  alt: string
  /** Classes of the frame, which may cut off the end. */
  frame?: string
}

/**
 * A screen as the reader would see it, in the page's language; only the picture of the theme in use is loaded.
 * Phones show its upper left part, in letters that can be read; the calendar has a picture for each width.
 */
export function Screenshot({ of, alt, frame }: ScreenshotProps) {
  const { light, dark } = shots[of][useLocale()]
  const look = cn('h-auto', of === 'day' || of === 'week' ? 'w-full' : 'w-[170%] max-w-none sm:w-full')
  return (
    <div className={cn('overflow-hidden rounded-xl border shadow-float', frame)}>
      <Image src={light} alt={alt} loading="lazy" unoptimized className={cn(look, 'dark:hidden')} />
      <Image src={dark} alt={alt} loading="lazy" unoptimized className={cn(look, 'hidden dark:block')} />
    </div>
  )
}
