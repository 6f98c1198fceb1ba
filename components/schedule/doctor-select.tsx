'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import type { CalendarPlace } from './use-calendar-place'

/** Whose calendar is shown. Without scripts it is a form that asks for the page again. */
export function DoctorSelect({ doctors, place }: { doctors: CalendarDoctor[]; place: CalendarPlace }) {
  const t = useTranslations('schedule')
  return (
    <form
      method="get"
      className="flex min-w-0 gap-2 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="week" value={place.week} />
      <NativeSelect
        name="doctor"
        aria-label={t('doctor')}
        className="max-w-56 min-w-0"
        wrapperClassName="min-w-0 grow"
        value={place.doctorId}
        onChange={(event) => place.go({ doctorId: event.target.value })}
      >
        {doctors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('showDoctor')}
        </Button>
      </noscript>
    </form>
  )
}
