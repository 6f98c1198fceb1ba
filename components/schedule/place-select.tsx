'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { CalendarPlace } from './use-calendar-place'

interface PlaceSelectProps {
  place: CalendarPlace
  name: 'doctor' | 'specialty'
  label: string
  value: string
  onChoose: (value: string) => void
  /** Its options. */
  children: ReactNode
}

/** A choice that moves the calendar. Without scripts it is a form that asks for the page again. */
export function PlaceSelect({ place, name, label, value, onChoose, children }: PlaceSelectProps) {
  const t = useTranslations('schedule')
  const others = Object.entries(place.queryOf({})).filter(([key]) => key !== name)
  return (
    <form
      method="get"
      className="flex min-w-0 gap-2 max-md:flex-1 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      {others.map(([key, other]) => (
        <input key={key} type="hidden" name={key} value={other} />
      ))}
      <NativeSelect
        name={name}
        aria-label={label}
        className="min-w-0 field-sizing-content"
        wrapperClassName="max-w-64 min-w-0 max-md:grow"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </NativeSelect>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('showDoctor')}
        </Button>
      </noscript>
    </form>
  )
}
