import Image from 'next/image'
import { useLocale } from 'next-intl'
import { type ShotName, shots } from '@/components/landing/shots'
import { cn } from '@/lib/utils'

interface ScreenshotProps {
  of: ShotName
  alt: string
  className?: string
}

/** A screen as the reader would see it, in the page's language; only the picture of the theme in use is loaded. */
export function Screenshot({ of, alt, className = 'w-full' }: ScreenshotProps) {
  const { light, dark } = shots[of][useLocale()]
  const look = cn('h-auto', className)
  return (
    <div className="overflow-hidden rounded-xl border shadow-float">
      <Image src={light} alt={alt} loading="lazy" unoptimized className={cn(look, 'dark:hidden')} />
      <Image src={dark} alt={alt} loading="lazy" unoptimized className={cn(look, 'hidden dark:block')} />
    </div>
  )
}
