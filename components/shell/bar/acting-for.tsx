import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** Names the person for whom the reader acts, large and in colour on every screen, so that nobody books for another. */
export function ActingFor({ name }: { name: string }) {
  const t = useTranslations('people')
  return (
    <p className="flex items-center gap-x-3 border-b border-primary bg-primary px-4 py-2 text-base text-primary-foreground print:hidden">
      <Icon name="users" className="size-5 shrink-0" />
      <span>
        {t('actingFor')}{' '}
        <strong translate="no" className="font-semibold">
          {name}
        </strong>
      </span>
      <Link prefetch={false} href={routes.family} className="ms-auto underline underline-offset-4">
        {t('switchPerson')}
      </Link>
    </p>
  )
}
