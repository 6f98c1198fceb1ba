import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { Wish } from '@/lib/domain/wish'
import { weekdayNames } from '@/lib/format/dates'

/** With whom and when somebody could come, and further facts: Any doctor, Cardiology · Tue, Thu, 08:00–20:00 */
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
    <p className="wrap-anywhere">
      <KeptWords>{facts.join(' · ')}</KeptWords>
    </p>
  )
}
