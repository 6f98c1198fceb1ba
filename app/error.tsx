'use client'

import { useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

const button = 'inline-flex h-9 items-center rounded-md px-4 text-sm font-medium pointer-coarse:h-11'

// Every page carries this screen: plain classes, so that it does not bring the button's machinery along.
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations()
  return (
    <main
      className="grid min-h-[70dvh] place-content-center justify-items-center gap-2 p-6 text-center"
      role="alert"
    >
      <h1 className="text-xl font-semibold">{t('errors.pageTitle')}</h1>
      <p className="max-w-md text-base text-muted-foreground">{t('errors.pageText')}</p>
      {error.digest && (
        <p className="text-sm text-muted-foreground">{t('errors.reference', { digest: error.digest })}</p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <button
          type="button"
          className={`${button} bg-primary text-primary-foreground hover:bg-primary-hover`}
          onClick={reset}
        >
          {t('common.tryAgain')}
        </button>
        <a href={routes.app} className={`${button} border border-border-strong bg-card hover:bg-accent`}>
          {t('common.goHome')}
        </a>
      </div>
    </main>
  )
}
