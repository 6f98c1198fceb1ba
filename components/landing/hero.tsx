import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CalendarShot } from '@/components/landing/calendar-shot'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** What Consulta is, the way in, and the screen that people will look at all day. */
export function Hero({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('landing')
  return (
    <section className="page-width grid gap-10 px-4 pt-12 pb-6 sm:px-6 sm:pt-20">
      <div className="grid max-w-3xl gap-5">
        <h1 className="text-display font-semibold">{t('headline')}</h1>
        <p className="max-w-reading text-lg text-muted-foreground">{t('description')}</p>
        <div className="flex flex-wrap gap-3">
          {signedIn ? (
            <Link prefetch={false} href={routes.app} className={buttonVariants({ size: 'lg' })}>
              {t('openApp')}
            </Link>
          ) : (
            <>
              <Link prefetch={false} href={routes.register} className={buttonVariants({ size: 'lg' })}>
                {t('registerClinic')}
              </Link>
              <Link
                prefetch={false}
                href={routes.login}
                className={buttonVariants({ variant: 'secondary', size: 'lg' })}
              >
                {t('logIn')}
              </Link>
            </>
          )}
        </div>
      </div>
      <CalendarShot />
    </section>
  )
}
