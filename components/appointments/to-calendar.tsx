import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'
import { cn } from '@/lib/utils'

interface ToCalendarProps {
  id: string
  /** Stands beside other buttons, where a phone has no room for its words. */
  compact?: boolean
  /** Draws it as the filled button of the page. */
  primary?: boolean
  className?: string
}

/** The appointment as a file for calendars. */
export function ToCalendar({ id, compact = false, primary = false, className }: ToCalendarProps) {
  const t = useTranslations('appointments')
  return (
    <a
      href={addressOf(appointmentEndpoints.calendar, { params: { id } })}
      download
      title={compact ? t('toCalendar') : undefined}
      className={cn(
        buttonVariants({ variant: compact ? 'ghost' : primary ? 'primary' : 'secondary' }),
        compact && 'max-sm:gap-0 max-sm:px-3',
        className,
      )}
    >
      <Icon name="calendar-arrow-down" />
      <span className={compact ? 'max-sm:sr-only' : undefined}>{t('toCalendar')}</span>
    </a>
  )
}
