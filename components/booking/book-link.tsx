import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'

/** The way to all of a doctor's free times. */
export function BookLink({ href }: { href: string }) {
  const t = useTranslations('staff')
  return (
    <Link
      prefetch={false}
      href={href}
      className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
    >
      <CalendarPlus aria-hidden="true" />
      {t('book')}
    </Link>
  )
}
