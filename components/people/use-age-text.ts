import { useLocale } from 'next-intl'
import { ageOn } from '@/lib/domain/history'
import { formatAge } from '@/lib/format/age'

/** Says a patient's age on a day, `yyyy-MM-dd`; null where their birth is unknown or hidden. */
export function useAgeText() {
  const locale = useLocale()
  return (birthdate: string | undefined, today: string): string | null => {
    const age = birthdate ? ageOn(birthdate, today) : null
    return age && formatAge(age, locale)
  }
}
