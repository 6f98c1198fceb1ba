import { useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'

export default function NotFound() {
  const t = useTranslations()
  return (
    <main className="notice">
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <a href={routes.app}>{t('common.goHome')}</a>
    </main>
  )
}
