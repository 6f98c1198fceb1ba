import { useTranslations } from 'next-intl'
import { BrandMark } from '@/components/shell/brand'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export default function NotFound() {
  const t = useTranslations()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
      <BrandMark className="mb-4 size-10 text-primary" />
      <h1 className="text-xl font-semibold">{t('errors.notFoundTitle')}</h1>
      <p className="max-w-md text-base text-muted-foreground">{t('errors.notFoundText')}</p>
      <a href={routes.app} className={buttonVariants({ className: 'mt-4' })}>
        {t('common.goHome')}
      </a>
    </main>
  )
}
