'use client'

import { useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations()
  return (
    <main className="notice" role="alert">
      <h1>{t('failures.pageTitle')}</h1>
      <p>{t('failures.pageText')}</p>
      {error.digest && <p>{t('failures.reference', { digest: error.digest })}</p>}
      <button type="button" onClick={reset}>
        {t('common.tryAgain')}
      </button>
      <a href={routes.app}>{t('common.goHome')}</a>
    </main>
  )
}
