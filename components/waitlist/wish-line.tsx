import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { Wish } from '@/lib/domain/wish'
import { capitalised } from '@/lib/format/capitalised'
import { weekdayNames } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface WishLineProps {
  wish: Wish
  more?: string[]
  className?: string
  /** Stands first. */
  children?: ReactNode
}

/** With whom and when somebody could come, and further facts; no separator could end a line. */
export function WishLine({ wish, more = [], className, children }: WishLineProps) {
  const t = useTranslations('waitlist')
  const tSpecialty = useTranslations('specialties')
  const names = weekdayNames(useLocale())
  const { doctorName, specialty, weekdays, from, to } = wish
  const days = weekdays.length > 0 ? weekdays.map((each) => names[each - 1]).join(', ') : t('anyDay')
  const facts = [
    doctorName
      ? t('with', { doctor: keptWord(doctorName) })
      : t('anyOf', { specialty: tSpecialty(specialty) }),
    `${capitalised(days)}, ${from}–${to}`,
    ...more,
  ]
  return (
    <p className={cn('flex flex-wrap items-baseline gap-x-3 wrap-anywhere', className)}>
      {children}
      {facts.map((fact) => (
        <span key={fact} className="min-w-0">
          <KeptWords>{`${fact} `}</KeptWords>
        </span>
      ))}
    </p>
  )
}
