import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { KindLabel } from '@/components/shared/text/kind-label'
import type { VisitKind } from '@/lib/domain/visit-kind'

interface KindBarProps {
  kind: VisitKind
  /** The page to choose another kind; null where there is no other. */
  changeHref: string | null
}

/** The chosen kind, above the times that fit it. */
export function KindBar({ kind, changeHref }: KindBarProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="sr-only">{tBooking('kind')}: </span>
      <span className="font-medium">
        <KindLabel kind={kind} />
      </span>
      <span className="text-muted-foreground tabular-nums">
        {t('kindMinutes', { minutes: kind.minutes })}
      </span>
      {changeHref && (
        <Link
          href={changeHref}
          prefetch={false}
          className="inline-flex min-h-6 items-center text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('changeKind')}
        </Link>
      )}
    </p>
  )
}
