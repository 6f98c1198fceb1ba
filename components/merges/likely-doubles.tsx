import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useNamedDocument } from '@/components/people/use-document-text'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { LikelyDoubles as Likely } from '@/lib/domain/merge'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

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
        {pairs.map(({ keep, merge, same }, at) => (
          <li
            key={`${keep.id} ${merge.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="grid min-w-0 grow gap-x-4 gap-y-2 sm:grid-cols-2">
              {same && <p className="text-sm sm:col-span-2">{t(`same.${same}`)}</p>}
              {[keep, merge].map(({ id, name, surname, birthdate, dni, document, visits }) => (
                <p key={id} className="min-w-0">
                  <span className="block text-xs text-muted-foreground">
                    {t(id === keep.id ? 'stays' : 'goes')}
                  </span>
                  <AsIs className="block font-medium wrap-anywhere">{`${name} ${surname}`}</AsIs>
                  <AsIs className="block text-sm text-muted-foreground tabular-nums">
                    {[formatPlainDay(birthdate, locale), document ? namedDocument(document) : dni]
                      .filter(Boolean)
                      .join(' · ')}
                  </AsIs>
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
        ))}
      </ul>
    </Card>
  )
}
