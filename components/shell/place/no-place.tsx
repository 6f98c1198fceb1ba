import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { EmptyState } from '@/components/shared/state/empty-state'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Home of an account that works at no clinic and is no patient: says so, and how to be invited. */
export function NoPlace({ email }: { email: string }) {
  const t = useTranslations('noPlace')
  return (
    <PageContainer>
      <EmptyState
        icon="mail-question"
        as="h1"
        title={t('title')}
        description={<KeptWords>{t('text', { email: keptWord(email) })}</KeptWords>}
        action={
          // A plain link: Next would prefetch its own kind, and that must never sign anybody out.
          <a href={routes.logout} className={buttonVariants({ variant: 'secondary' })}>
            {t('logOut')}
          </a>
        }
      />
    </PageContainer>
  )
}
