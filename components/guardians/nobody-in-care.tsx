import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** Acting for somebody: the rights that it gives, and how it begins. */
export function NobodyInCare({ add }: { add?: ReactNode }) {
  const t = useTranslations('guardians')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('inCare')}</CardTitle>
        <CardDescription>{t(add ? 'inCareAdd' : 'inCareAsk')}</CardDescription>
      </CardHeader>
      <CardFooter>
        {add ?? (
          <Link href={routes.newThread} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
            <Icon name="messages" />
            {t('askClinic')}
          </Link>
        )}
      </CardFooter>
    </Card>
  )
}
