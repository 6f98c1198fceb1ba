'use client'

import { ArrowLeftRight } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNamedDocument } from '@/components/people/use-document-text'
import { AsIs } from '@/components/shared/text/as-is'
import { Button, buttonVariants } from '@/components/ui/button'
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
  return (
    <Card className="gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <CardTitle>{t('likely')}</CardTitle>
        {pairs.length > 0 && (
          <p className="text-sm text-muted-foreground">{t('pairs', { count: pairs.length })}</p>
        )}
      </div>
      {pairs.length === 0 && <p className="text-sm text-muted-foreground">{t('noLikely')}</p>}
      <ul className="divide-y empty:hidden">
        {pairs.map((pair) => (
          <Pair key={`${pair.keep.id} ${pair.merge.id}`} pair={pair} isOnly={pairs.length === 1} />
        ))}
      </ul>
    </Card>
  )
}

type LikelyPair = Likely['pairs'][number]

/** Two records, of which a press turns round which one is kept. Comparing the only pair is the step of the screen. */
function Pair({ pair, isOnly }: { pair: LikelyPair; isOnly: boolean }) {
  const t = useTranslations('merges')
  const [turned, setTurned] = useState(false)
  const [keep, merge] = turned ? [pair.merge, pair.keep] : [pair.keep, pair.merge]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      {pair.same && <p className="w-full text-sm text-muted-foreground">{t(`same.${pair.same}`)}</p>}
      <div className="flex min-w-0 grow items-center gap-3 max-sm:flex-col">
        <Side label={t('stays')} record={keep} other={merge} />
        <Button
          variant="ghost"
          aria-label={t('swapPair', { name: wholeName(merge) })}
          onClick={() => setTurned(!turned)}
        >
          <ArrowLeftRight aria-hidden="true" className="max-sm:rotate-90" />
          {t('swap')}
        </Button>
        <Side label={t('goes')} record={merge} other={keep} />
      </div>
      <Link
        prefetch={false}
        href={routes.mergePair(keep.id, merge.id)}
        aria-label={t('comparePair', { one: wholeName(keep), other: wholeName(merge) })}
        className={buttonVariants({ variant: isOnly ? 'primary' : 'secondary', className: 'max-sm:w-full' })}
      >
        {t('compare')}
      </Link>
    </li>
  )
}

interface SideProps {
  label: string
  record: LikelyPair['keep']
  other: LikelyPair['keep']
}

function Side({ label, record, other }: SideProps) {
  const t = useTranslations('merges')
  const locale = useLocale()
  const namedDocument = useNamedDocument()
  const { birthdate, document, dni, phone, visits, registered } = record
  return (
    <p className="min-w-0 flex-1 rounded-md border px-3 py-2 max-sm:w-full">
      <span className="block text-sm font-semibold">{label}</span>
      <AsIs className="text-base font-medium wrap-anywhere">
        <Marked text={wholeName(record)} other={wholeName(other)} />
      </AsIs>
      <span translate="no" className="block text-sm text-muted-foreground tabular-nums">
        {formatPlainDay(birthdate, locale)}
        {(document || dni) && ' · '}
        <span className={dni === other.dni ? undefined : mark}>
          {document ? namedDocument(document) : dni}
        </span>
      </span>
      <span className="block text-sm text-muted-foreground tabular-nums empty:hidden">
        {phone && <span className={phone === other.phone ? undefined : mark}>{phone}</span>}
        {phone && visits !== undefined && ' · '}
        {visits !== undefined && t('moved.visits', { count: visits })}
        {registered && (
          <span className="block">{t('registered', { day: formatPlainDay(registered, locale) })}</span>
        )}
      </span>
    </p>
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
