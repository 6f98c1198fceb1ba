'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { CalendarPlace } from './use-calendar-place'

type PlaceFormProps = { place: CalendarPlace; name: 'doctor' | 'specialty'; children: ReactNode }

/** A choice that moves the calendar. Without scripts it is a form that asks for the page again. */
export function PlaceForm({ place, name, children }: PlaceFormProps) {
  const t = useTranslations('schedule')
  const others = Object.entries(place.queryOf({})).filter(([key]) => key !== name)
  return (
    <form
      method="get"
      className="flex min-w-0 gap-2 max-md:flex-1 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" variant="secondary">
          {t('showDoctor')}
        </Button>
      </noscript>
    </form>
  )
}
