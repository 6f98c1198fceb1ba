import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'

interface ToCalendarProps {
  id: string
  /** Stands beside what matters more. */
  quiet?: boolean
  /** Draws it as the filled button of the page. */
  primary?: boolean
}

/** The appointment as a file for calendars. */
export function ToCalendar({ id, quiet = false, primary = false }: ToCalendarProps) {
  const t = useTranslations('appointments')
  return (
    <a
      href={addressOf(appointmentEndpoints.calendar, { params: { id } })}
      download
      className={buttonVariants({ variant: quiet ? 'link' : primary ? 'primary' : 'secondary' })}
    >
      <Icon name="calendar-arrow-down" />
      {t('toCalendar')}
    </a>
  )
}
