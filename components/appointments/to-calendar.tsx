import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'
import { cn } from '@/lib/utils'

/** The appointment as a file for calendars. */
export function ToCalendar({ id, className }: { id: string; className?: string }) {
  const t = useTranslations('appointments')
  return (
    <a
      href={addressOf(appointmentEndpoints.calendar, { params: { id } })}
      download
      className={cn(buttonVariants({ variant: 'secondary' }), className)}
    >
      <Icon name="calendar-arrow-down" />
      {t('toCalendar')}
    </a>
  )
}
