'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { dayAt } from '#contract/zone'
import { useAgeText } from '@/components/people/use-age-text'
import { useDocumentText } from '@/components/people/use-document-text'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useToday } from '@/lib/browser/use-now'
import type { ListedPatient, PatientRow } from '@/lib/domain/patient'
import { formatClock, formatPlainDay } from '@/lib/format/dates'
import { type Suggested, searchPatients, usePatientSearch } from '@/lib/swr/desk'
import { cn } from '@/lib/utils'

interface PatientPickerProps {
  id: string
  describedBy: string | undefined
  invalid: boolean
  /** Lists the latest patients before anything is typed, and registers only whom the search does not find. */
  suggests?: Suggested | undefined
  onPick: (patient: PatientRow) => void
  /** Nobody is who was typed: they are to be registered. */
  onNew: (typed: string) => void
}

/** One field. The patients that match are listed below it. Enter takes the only one, of several the one chosen. */
export function PatientPicker({ id, describedBy, invalid, suggests, onPick, onNew }: PatientPickerProps) {
  const t = useTranslations('desk')
  const today = useToday()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const q = typed.trim()
  const { data, isLoading, error } = usePatientSearch(q, suggests)
  const patients = data?.patients ?? []
  // Before anything is typed, those whose day it is come first, in the order of their times.
  const at = (patient: ListedPatient) => visitOn(today, patient) ?? '~'
  const suggested = suggests ? patients.toSorted((a, b) => Number(at(a) > at(b)) - Number(at(a) < at(b))) : []
  const found = q === '' ? suggested : patients
  // Of namesakes nobody is meant before one is chosen: Enter out of habit would book for the first.
  const active = found.find(({ id }) => id === activeId) ?? (found.length === 1 ? found[0] : undefined)
  const nobody = q !== '' && !isLoading && data !== undefined && found.length === 0

  /** The list may still be that of fewer letters: then the press of Enter asks for itself. */
  async function pick() {
    if (active && (activeId || !isLoading)) return onPick(active)
    const [first, ...others] = isLoading ? (await searchPatients(q)).patients : found
    if (first && others.length === 0) onPick(first)
    else if (!first && q !== '') onNew(q)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      // A refused search says so below the field.
      pick().catch(() => null)
    } else if (step && found.length > 0) {
      event.preventDefault()
      const from = active ? found.indexOf(active) : step > 0 ? -1 : 0
      setActiveId(found.at((from + step) % found.length)?.id ?? null)
    }
  }

  return (
    <div className="relative">
      <Input
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && `${listId}-${active.id}`}
        aria-autocomplete="list"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('patientPlaceholder')}
        maxLength={100}
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActiveId(null)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="mt-2 text-sm text-muted-foreground">
        {error
          ? t('searchFailed')
          : nobody
            ? t('nobodyFound')
            : found.length > 1 && t(q === '' ? 'recentPatients' : 'severalFound')}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={t('patientsFound')}
        className={cn('mt-1 grid gap-0.5 rounded-md border bg-popover p-1', found.length === 0 && 'hidden')}
      >
        {found.map((patient) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={patient.id}
            id={`${listId}-${patient.id}`}
            role="option"
            aria-selected={patient === active}
            className={cn(
              'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-3 py-1.5 *:last:w-full hover:bg-accent aria-selected:bg-accent',
              suggests && columns,
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(patient)}
          >
            <Identity patient={patient} today={today} isSuggested={q === ''} />
          </div>
        ))}
      </div>
      {(!suggests || nobody) && (
        <Button type="button" variant="link" className="mt-1" onClick={() => onNew(q)}>
          {t('register')}
        </Button>
      )}
    </div>
  )
}

const columns =
  'sm:grid sm:grid-cols-[minmax(0,1fr)_19.5rem] sm:*:last:grid sm:*:last:grid-cols-3 pointer-fine:min-h-9'

/** A patient's visit of a day, by the clock of the clinic. */
const visitOn = (day: string, { lastVisit, nextVisit, timeZone }: ListedPatient) =>
  [nextVisit, lastVisit].find((at) => at && timeZone && dayAt(Date.parse(at), timeZone) === day)

interface IdentityProps {
  patient: ListedPatient
  today: string
  /** One of a few whose day it is or was: the time of today's appointment says more than numbers. */
  isSuggested: boolean
}

function Identity({ patient, today, isSuggested }: IdentityProps) {
  const t = useTranslations('desk')
  const locale = useLocale()
  const documentText = useDocumentText()
  const age = useAgeText()(patient.birthdate, today)
  const visit = isSuggested && visitOn(today, patient)
  return (
    <>
      <AsIs className="font-medium wrap-anywhere">
        {patient.name} {patient.surname}
      </AsIs>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted-foreground tabular-nums">
        {isSuggested ? (
          <span>{age}</span>
        ) : (
          <>
            <Time>{formatPlainDay(patient.birthdate, locale)}</Time>
            <AsIs>{documentText(patient.document)}</AsIs>
          </>
        )}
        <AsIs>{patient.phone}</AsIs>
        {visit && patient.timeZone && (
          <span className="text-primary-strong">
            <KeptWords>{t('todayAt', { time: keptWord(formatClock(visit, patient.timeZone)) })}</KeptWords>
          </span>
        )}
      </span>
    </>
  )
}
