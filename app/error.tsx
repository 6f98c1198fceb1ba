'use client'

import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations()
  return (
    <main
      className="grid min-h-[70dvh] place-content-center justify-items-center gap-2 p-6 text-center"
      role="alert"
    >
      <TriangleAlert aria-hidden="true" className="mb-2 size-8 text-destructive" strokeWidth={1.5} />
      <h1 className="text-xl font-semibold">{t('errors.pageTitle')}</h1>
      <p className="max-w-md text-base text-muted-foreground">{t('errors.pageText')}</p>
      {error.digest && (
        <p className="text-sm text-muted-foreground">{t('errors.reference', { digest: error.digest })}</p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={reset}>
          <RotateCw aria-hidden="true" />
          {t('common.tryAgain')}
        </Button>
        <a href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
          {t('common.goHome')}
        </a>
      </div>
    </main>
  )
}
