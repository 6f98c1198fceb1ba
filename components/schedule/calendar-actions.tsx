'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { CopyHours } from '@/components/schedule/large-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
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
      <Button aria-keyshortcuts="Alt+N" onClick={() => bookVisit(wanted)}>
        <Icon name="calendar-plus" />
        <span className={hoursFixed ? undefined : 'md:max-lg:sr-only'}>{t('bookVisit')}</span>
      </Button>
      {!hoursFixed && (
        <Button variant="secondary" onClick={onAdd}>
          <Icon name="plus" />
          {t('addSchedule')}
        </Button>
      )}
    </>
  )
}

export interface HourToolsProps {
  /** The hours to copy, where one doctor is shown. */
  copied?: Pick<ComponentProps<typeof CopyHours>, 'place' | 'timeZone' | 'schedule'>
  onWeekly: () => void
  onDaysOff: () => void
}

/** The focus goes back to the words that unfold them, and from a dialog too. */
const hides = { popoverTarget: 'hour-tools', popoverTargetAction: 'hide' } as const

/** Hours copied or repeated, and days without any: quiet words where there is room, and on phones folded into one. */
export function HourTools({ copied, onWeekly, onDaysOff, folded }: HourToolsProps & { folded?: true }) {
  const t = useTranslations('schedule')
  const { asked, button, ...panel } = useLazyPanel(CopyHours.ahead)
  const [unfolded, setUnfolded] = useState(false)
  const all = [
    ['copyHours', 'copy', button],
    ['weeklyHours', 'repeat', { onClick: onWeekly }],
    ['daysOff', 'tree-palm', { onClick: onDaysOff }],
  ] as const
  const tools = all.slice(copied ? 0 : 1).map(([word, icon, act]) => (
    <Button key={word} variant="ghost" title={t(word)} {...act} {...(folded && hides)}>
      <Icon name={icon} />
      <span className="md:@max-[59rem]:sr-only">{t(word)}</span>
    </Button>
  ))
  return (
    <div className={css.hourTools}>
      {folded ? (
        <>
          <Button variant="secondary" popoverTarget={hides.popoverTarget}>
            {t('hours')}
          </Button>
          <div
            id={hides.popoverTarget}
            popover="auto"
            className="bar-panel end-3 bottom-16 p-1"
            onToggle={() => setUnfolded(true)}
          >
            {unfolded && tools}
          </div>
        </>
      ) : (
        tools
      )}
      {copied && asked && <CopyHours {...copied} {...panel} />}
    </div>
  )
}
