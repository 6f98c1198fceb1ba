import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useNamedDocument } from '@/components/people/use-document-text'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { LikelyDoubles as Likely } from '@/lib/domain/merge'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

/** Records of the clinic that may be of one person, so that nobody has to know whom to look for. */
export function LikelyDoubles({ pairs }: Likely) {
  const t = useTranslations('merges')
  const locale = useLocale()
  const namedDocument = useNamedDocument()
  return (
    <Card className="gap-3">
      <CardTitle>{t('likely')}</CardTitle>
      {pairs.length === 0 && <p className="text-sm text-muted-foreground">{t('noLikely')}</p>}
      <ul className="divide-y empty:hidden">
        {pairs.map(({ keep, merge, same }, at) => {
          const differs = (...fields: ('name' | 'surname' | 'dni')[]) =>
            fields.some((field) => keep[field] !== merge[field])
              ? 'rounded-sm bg-warning-soft text-foreground'
              : undefined
          return (
            <li
              key={`${keep.id} ${merge.id}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <div className="grid min-w-0 grow gap-4 sm:grid-cols-2">
                {same && <p className="text-sm sm:col-span-2">{t(`same.${same}`)}</p>}
                {[keep, merge].map(({ id, name, surname, birthdate, dni, document, visits }) => (
                  <p key={id} className="min-w-0 rounded-md border px-3 py-2">
                    <span className="block text-xs text-muted-foreground">
                      {t(id === keep.id ? 'stays' : 'goes')}
                    </span>
                    <AsIs className={cn('font-medium wrap-anywhere', differs('name', 'surname'))}>
                      {`${name} ${surname}`}
                    </AsIs>
                    <span translate="no" className="block text-sm text-muted-foreground tabular-nums">
                      {formatPlainDay(birthdate, locale)}
                      {(document || dni) && ' · '}
                      <span className={differs('dni')}>{document ? namedDocument(document) : dni}</span>
                    </span>
                    {visits !== undefined && (
                      <span className="block text-sm text-muted-foreground tabular-nums">
                        {t('moved.visits', { count: visits })}
                      </span>
                    )}
                  </p>
                ))}
              </div>
              <Link
                prefetch={false}
                href={routes.mergePair(keep.id, merge.id)}
                aria-label={t('comparePair', {
                  one: `${keep.name} ${keep.surname}`,
                  other: `${merge.name} ${merge.surname}`,
                })}
                className={buttonVariants({
                  variant: at === 0 ? 'primary' : 'secondary',
                  className: 'max-sm:w-full',
                })}
              >
                {t('compare')}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
