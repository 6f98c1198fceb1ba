'use client'

import { useTranslations } from 'next-intl'
import { CopyHours } from '@/components/schedule/large-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { WeekSchedule } from '@/lib/domain/schedule'
import type { CalendarPlace } from './use-calendar-place'
import { useLazyPanel } from './use-lazy-panel'

interface CopyHoursButtonProps {
  place: CalendarPlace
  timeZone: string
  schedule: WeekSchedule | undefined
}

/** Last week's hours, or a day's, once more. What does it loads when it is first asked for. */
export function CopyHoursButton(props: CopyHoursButtonProps) {
  const t = useTranslations('schedule')
  const { asked, button, ...panel } = useLazyPanel(CopyHours.ahead)
  const trigger = (
    <Button variant="secondary" className="px-2.5" title={t('copyHours')} {...button}>
      <Icon name="copy" />
      <span className="@max-5xl:sr-only">{t('copyHours')}</span>
    </Button>
  )
  if (!asked) return trigger
  return <CopyHours {...props} {...panel} trigger={trigger} />
}
