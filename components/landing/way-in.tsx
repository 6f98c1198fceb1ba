import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export interface Visitor {
  signedIn: boolean
  /** Whether this installation has accounts to try. */
  demo: boolean
}

/** Links to a visitor's next step. */
export function WayIn({ signedIn, demo }: Visitor) {
  const t = useTranslations('landing')
  const [first, second] = [
    buttonVariants({ size: 'lg', className: 'max-sm:w-full' }),
    buttonVariants({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' }),
  ]
  const ways = signedIn
    ? [{ href: routes.app, label: t('openApp') }]
    : [
        { href: routes.register, label: t('registerClinic') },
        ...(demo ? [{ href: routes.loginAs('doctor'), label: t('tryAsDoctor') }] : []),
      ]
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {ways.map(({ href, label }, index) => (
        <Link key={href} prefetch={false} href={href} className={index === 0 ? first : second}>
          {label}
        </Link>
      ))}
    </div>
  )
}
