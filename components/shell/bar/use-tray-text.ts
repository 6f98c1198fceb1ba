import { useLocale, useTranslations } from 'next-intl'
import { keptWord } from '@/components/shared/text/as-is'
import type { TrayEntry } from '@/lib/domain/tray'
import { formatClock, formatSlot } from '@/lib/format/dates'

/** Words an entry, for `count` of its kind, as `KeptWords` shows it; `brief` is its part of the line of a group. */
export function useTrayText() {
  const t = useTranslations('tray')
  const locale = useLocale()
  const slot = (start: string, timeZone: string) => {
    const text = formatSlot(start, timeZone, locale)
    return keptWord(text.charAt(0).toLocaleUpperCase(locale) + text.slice(1))
  }

  function detailOf(entry: TrayEntry): string | null {
    switch (entry.kind) {
      case 'visit-booked':
      case 'visit-cancelled':
      case 'visit-confirmed': {
        const when = slot(entry.start, entry.timeZone)
        return entry.doctorName ? t('with', { when, doctor: keptWord(entry.doctorName) }) : when
      }
      case 'visit-moved': {
        const before = keptWord(formatSlot(entry.previousStart, entry.timeZone, locale))
        const when = t('moved', { when: slot(entry.start, entry.timeZone), before })
        return entry.doctorName ? t('with', { when, doctor: keptWord(entry.doctorName) }) : when
      }
      case 'visit-handed-over': {
        const when = slot(entry.start, entry.timeZone)
        return entry.doctorName
          ? t('nowWith', { when, doctor: keptWord(entry.doctorName) })
          : t('nowYours', { when })
      }
      case 'slot-offered': {
        const { start, timeZone, expiresAt, doctorName: doctor } = entry
        const time = keptWord(formatClock(expiresAt, timeZone))
        return t('keptUntil', { when: slot(start, timeZone), doctor: keptWord(doctor), time })
      }
      case 'password-changed':
      case 'two-factor-on':
      case 'two-factor-off':
        return t('notYou')
      case 'study-reviewed':
        return t('askDoctor')
      case 'hours-changed':
        return t('openCalendar')
      case 'record-opened': {
        const { doctorName: doctor, clinicName: clinic, until, timeZone } = entry
        return t('openedUntil', {
          doctor: keptWord(doctor),
          clinic: keptWord(clinic),
          time: keptWord(formatClock(until, timeZone)),
        })
      }
      case 'channels-cap':
        return t(entry.isReached ? 'capReached' : 'capNear')
      case 'message':
        return null
      case 'mail-refused':
        return entry.phone ? t('callPhone', { phone: keptWord(entry.phone) }) : t('noPhone')
      default:
        return t('openHistory')
    }
  }
  return (entry: TrayEntry, count: number) => {
    const clinic = entry.kind === 'message' && entry.clinicName ? keptWord(entry.clinicName) : null
    const detail = detailOf(entry)
    return {
      title: clinic ? t('messageFrom', { count, clinic }) : t(`kinds.${entry.kind}`, { count }),
      detail,
      brief: 'start' in entry ? detail : clinic,
    }
  }
}
