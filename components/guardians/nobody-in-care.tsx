import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SettingCard } from '@/components/shared/page/setting-card'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** Acting for somebody: the rights that it gives, and how it begins. */
export function NobodyInCare({ add }: { add?: ReactNode }) {
  const t = useTranslations('guardians')
  return (
    <SettingCard
      title={t('inCare')}
      text={t(add ? 'inCareAdd' : 'inCareAsk')}
      action={
        add ?? (
          <Link href={routes.newThread} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="messages" />
            {t('askClinic')}
          </Link>
        )
      }
    />
  )
}
