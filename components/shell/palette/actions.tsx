import { Command } from 'cmdk'
import { ArrowRight, CalendarPlus, CalendarSearch, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Navigation } from '@/components/shell/nav/place'
import { addSchedule } from '@/lib/browser/add-schedule'
import { bookVisit } from '@/lib/browser/book-visit'
import { useOpenScreen } from '@/lib/browser/open-screen'
import { routes, withQuery } from '@/lib/routes'
import { Entry } from './entry'

interface ActionsProps {
  navigation: Navigation
  /** The day that was typed. */
  day: { date: string; label: string } | null
  onClose: () => void
}

/** Actions, and every screen that the viewer may open, by their names. */
export function Actions({ navigation, day, onClose }: ActionsProps) {
  const t = useTranslations('palette')
  const nav = useTranslations('nav')
  const shell = useTranslations('shell')
  const schedule = useTranslations('schedule')
  const openScreen = useOpenScreen()
  const screens = navigation.places.filter(({ path }) => !path.includes(':') && path !== routes.app)
  const opens = (name: string) => navigation.places.some(({ screen }) => screen === name)
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <>
      {day && opens('calendar') && (
        <Command.Group heading={t('goTo')} forceMount>
          <Entry
            id={`day ${day.date}`}
            found
            icon={CalendarSearch}
            onSelect={then(() => openScreen(withQuery(routes.calendar, { view: 'day', day: day.date })))}
          >
            {t('goToDay', { day: day.label })}
          </Entry>
        </Command.Group>
      )}
      {opens('today') && (
        <Command.Group heading={t('do')}>
          <Entry
            id={schedule('bookVisit')}
            icon={CalendarPlus}
            aside={shell('keyNameBook')}
            onSelect={then(() => bookVisit())}
          >
            {schedule('bookVisit')}
          </Entry>
          {navigation.writesHours && (
            <Entry
              id={schedule('addSchedule')}
              icon={Plus}
              onSelect={then(() => {
                addSchedule()
                openScreen(routes.calendar)
              })}
            >
              {schedule('addSchedule')}
            </Entry>
          )}
        </Command.Group>
      )}
      <Command.Group heading={t('screens')}>
        {screens.map(({ path, label }) => (
          <Entry key={path} id={nav(label)} icon={ArrowRight} onSelect={then(() => openScreen(path))}>
            {nav(label)}
          </Entry>
        ))}
      </Command.Group>
    </>
  )
}
