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
 * Letters of a wide screen are too small for phones, so callers show the picture of a phone there, or none.
 */
export function Screenshot({ of, alt, frame }: ScreenshotProps) {
  const { light, dark } = shots[of][useLocale()]
  return (
    <div className={cn('overflow-hidden rounded-xl border shadow-float', frame)}>
      <Image src={light} alt={alt} loading="lazy" unoptimized className="h-auto w-full dark:hidden" />
      <Image src={dark} alt={alt} loading="lazy" unoptimized className="hidden h-auto w-full dark:block" />
    </div>
  )
}
