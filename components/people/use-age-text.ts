import { useTranslations } from 'next-intl'
import { ageOn } from '@/lib/domain/history'

/** Says a patient's age on a day, `yyyy-MM-dd`; null where their birth is unknown or hidden. */
export function useAgeText() {
  const t = useTranslations('people')
  return (birthdate: string | undefined, today: string): string | null => {
    const age = birthdate ? ageOn(birthdate, today) : null
    return age && t(`age.${age.unit}`, { count: age.count })
  }
}
