import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useNamedDocument } from '@/components/people/use-document-text'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { differingLetters } from '@/lib/domain/differing-letters'
import type { LikelyDoubles as Likely } from '@/lib/domain/merge'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

const mark = 'rounded-xs bg-warning-soft text-warning-strong'

const wholeName = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`

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
          const otherOf = ({ id }: typeof keep) => (id === keep.id ? merge : keep)
          return (
            <li
              key={`${keep.id} ${merge.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
            >
              {same && <p className="w-full text-sm text-muted-foreground">{t(`same.${same}`)}</p>}
              <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
                {[keep, merge].map((each) => (
                  <p key={each.id} className="min-w-0 rounded-md border px-3 py-2">
                    <span className="block text-xs text-muted-foreground">
                      {t(each.id === keep.id ? 'stays' : 'goes')}
                    </span>
                    <AsIs className="text-base font-medium wrap-anywhere">
                      <Marked text={wholeName(each)} other={wholeName(otherOf(each))} />
                    </AsIs>
                    <span translate="no" className="block text-sm text-muted-foreground tabular-nums">
                      {formatPlainDay(each.birthdate, locale)}
                      {(each.document || each.dni) && ' · '}
                      <span className={each.dni === otherOf(each).dni ? undefined : mark}>
                        {each.document ? namedDocument(each.document) : each.dni}
                      </span>
                    </span>
                    {each.visits !== undefined && (
                      <span className="block text-sm text-muted-foreground tabular-nums">
                        {t('moved.visits', { count: each.visits })}
                      </span>
                    )}
                  </p>
                ))}
              </div>
              <Link
                prefetch={false}
                href={routes.mergePair(keep.id, merge.id)}
                aria-label={t('comparePair', {
                  one: wholeName(keep),
                  other: wholeName(merge),
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

/** The letters of a name that the other record writes differently. */
function Marked({ text, other }: { text: string; other: string }) {
  return differingLetters(text, other).map(({ part, differs }, at) =>
    differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className={mark}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
