import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { KindLabel } from '@/components/visits/kind-label'
import type { VisitKind } from '@/lib/domain/visit-kind'

interface KindChooserProps {
  kinds: readonly VisitKind[]
  /** The page that a choice leads to. */
  hrefOf: (kindId: string) => string
}

/** Asks for the kind of visit before the times, because it decides the length. */
export function KindChooser({ kinds, hrefOf }: KindChooserProps) {
  const t = useTranslations('bookingPage')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('chooseKind')}</CardTitle>
        <CardDescription>{t('chooseKindText')}</CardDescription>
      </CardHeader>
      <ul className="-mx-4 -mb-4 divide-y border-t sm:-mx-6 sm:-mb-6">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Link
              href={hrefOf(kind.id)}
              prefetch={false}
              className="flex min-h-14 items-center gap-3 px-4 py-2 transition-colors hover:bg-accent/60 sm:px-6"
            >
              <span className="min-w-0 grow font-medium">
                <KindLabel kind={kind} />
              </span>
              <span className="shrink-0 text-muted-foreground tabular-nums">
                {t('kindMinutes', { minutes: kind.minutes })}
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
