'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CopyHours } from '@/components/schedule/large-parts'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { useScheduleWishes } from '@/lib/browser/add-schedule'
import { bookVisit, type WantedVisit } from '@/lib/browser/book-visit'
import css from './calendar-frame.module.css'
import { useLazyPanel } from './use-lazy-panel'

type CalendarActionsProps = { wanted: WantedVisit; hoursFixed: true | undefined; onAdd: () => void }

/** Buttons that add a visit to the calendar and, for people who may change its hours, a schedule. */
export function CalendarActions({ wanted, hoursFixed, onAdd }: CalendarActionsProps) {
  const t = useTranslations('schedule')
  useScheduleWishes(onAdd)
  return (
    <>
      <Button title={t('bookVisit')} aria-keyshortcuts="Alt+N" onClick={() => bookVisit(wanted)}>
        <Icon name="calendar-plus" />
        <span className={hoursFixed ? undefined : 'md:max-lg:sr-only'}>{t('bookVisit')}</span>
      </Button>
      {!hoursFixed && (
        <Button variant="secondary" onClick={onAdd}>
          <Icon name="plus" />
          <span>{t('addSchedule')}</span>
        </Button>
      )}
    </>
  )
}

export interface HourToolsProps {
  /** What is copied, where one doctor is shown. */
  copied?: Pick<ComponentProps<typeof CopyHours>, 'place' | 'timeZone' | 'schedule'>
  onWeekly: () => void
  onDaysOff: () => void
}

/** Hours copied or repeated, and days without any: quiet words where there is room, and on phones folded into one. */
export function HourTools({ copied, onWeekly, onDaysOff, folded }: HourToolsProps & { folded?: true }) {
  const t = useTranslations('schedule')
  const { asked, button, ...panel } = useLazyPanel(CopyHours.ahead)
  const tool = (
    word: 'copyHours' | 'weeklyHours' | 'daysOff',
    icon: IconName,
    act: { onClick: () => void },
  ) => (
    <Button
      variant="ghost"
      className={css.tool}
      title={t(word)}
      {...act}
      onClick={({ currentTarget }) => {
        fold(currentTarget.closest('details'))
        act.onClick()
      }}
    >
      <Icon name={icon} />
      <span className="md:@max-[59rem]:sr-only">{t(word)}</span>
    </Button>
  )
  const tools = (
    <>
      {copied && tool('copyHours', 'copy', button)}
      {tool('weeklyHours', 'repeat', { onClick: onWeekly })}
      {tool('daysOff', 'tree-palm', { onClick: onDaysOff })}
    </>
  )
  return (
    <div className={css.hourTools}>
      {folded ? (
        <details
          onBlur={({ currentTarget, relatedTarget }) =>
            currentTarget.contains(relatedTarget) || currentTarget.removeAttribute('open')
          }
        >
          <summary className={buttonVariants({ variant: 'secondary' })}>{t('hours')}</summary>
          <div>{tools}</div>
        </details>
      ) : (
        tools
      )}
      {copied && asked && <CopyHours {...copied} {...panel} />}
    </div>
  )
}

/** The focus goes to the words that unfold it: a dialog gives it back to where it was. */
function fold(menu: HTMLDetailsElement | null) {
  menu?.querySelector('summary')?.focus()
  menu?.removeAttribute('open')
}
