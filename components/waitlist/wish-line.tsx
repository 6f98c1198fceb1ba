import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { Wish } from '@/lib/domain/wish'
import { weekdayNames } from '@/lib/format/dates'

/** With whom and when somebody could come, and further facts; no separator could end a line. */
export function WishLine({ wish, more = [] }: { wish: Wish; more?: string[] }) {
  const t = useTranslations('waitlist')
  const tSpecialty = useTranslations('specialties')
  const names = weekdayNames(useLocale())
  const { doctorName, specialty, weekdays, from, to } = wish
  const days = weekdays.length > 0 ? weekdays.map((each) => names[each - 1]).join(', ') : t('anyDay')
  const facts = [
    doctorName
      ? t('with', { doctor: keptWord(doctorName) })
      : t('anyOf', { specialty: tSpecialty(specialty) }),
    `${days}, ${from}–${to}`,
    ...more,
  ]
  return (
    <p className="flex flex-wrap gap-x-3 wrap-anywhere">
      {facts.map((fact) => (
        <span key={fact} className="min-w-0">
          <KeptWords>{`${fact} `}</KeptWords>
        </span>
      ))}
    </p>
  )
}
