'use client'

import { Command } from 'cmdk'
import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { typedDay } from '#contract/typed-day'
import { withFullMessages } from '@/components/shared/text/full-messages'
import type { Navigation } from '@/components/shell/nav/place'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { useToday } from '@/lib/browser/use-now'
import { namedFirst } from '@/lib/domain/search'
import { formatPlainDay } from '@/lib/format/dates'
import { Actions } from './actions'
import { bookingOf, FoundPeople, opensDesk } from './found-people'
import { typedBooking } from './typed-booking'
import { useFound } from './use-found'

interface PaletteProps {
  navigation: Navigation
  /** Text that was typed before the field was there. */
  ahead: RefObject<{ text: string; taken: boolean }>
  onClose: () => void
}

const longest = 100

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[cmdk-item]') ?? [])]

function PaletteDialog({ navigation, ahead, onClose }: PaletteProps) {
  const t = useTranslations('palette')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  useLayoutEffect(() => {
    setTyped(ahead.current.text)
    ahead.current.taken = true
  }, [ahead])
  const [chosen, setChosen] = useState('')
  const [hurried, setHurried] = useState(false)
  // A row chosen since the last letter stays chosen, even when more is found.
  const moved = useRef(false)
  const root = useRef<HTMLDivElement>(null)
  const today = useToday()
  const day = typedDay(typed, today)
  // `Domingo` is a day and somebody's name: only with a number it means the day alone.
  const booked = opensDesk(navigation) ? typedBooking(typed) : null
  const {
    found: unsorted,
    failed,
    asking,
  } = useFound(booked ?? (day && /\d/.test(typed) ? day : typed.trim()))
  const found = namedFirst(unsorted, booked ?? typed)
  // The first that was found is a press of Enter away, also of one that came before it; else the first row that is left.
  const [first] =
    booked === null
      ? [...found.patients, ...found.visits, ...found.doctors].map(({ id }) => id)
      : found.patients.map(({ id }) => bookingOf(id))
  useEffect(() => {
    const marked = root.current?.querySelector('[cmdk-item][aria-selected=true]')
    if (marked && moved.current) return
    if (first) setChosen(first)
    else if (!asking && !marked) setChosen(rowsIn(root.current)[0]?.dataset.value ?? '')
  }, [first, asking])
  useEffect(() => {
    if (!hurried || asking) return
    setHurried(false)
    const rows = rowsIn(root.current)
    const row = rows.find(({ dataset }) => dataset.value === first) ?? rows[0]
    row?.click()
  }, [hurried, asking, first])
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="overflow-hidden md:top-24 md:max-w-xl md:translate-y-0">
        <DialogTitle className="sr-only">{t('title')}</DialogTitle>
        <DialogDescription className="sr-only">{t('hint')}</DialogDescription>
        <Command
          ref={root}
          value={chosen}
          onValueChange={setChosen}
          onKeyDown={(event) => {
            if (/^(ArrowUp|ArrowDown|Home|End)$/.test(event.key)) moved.current = true
            if (event.key !== 'Enter' || !asking || moved.current) return
            event.preventDefault()
            setHurried(true)
          }}
          label={t('title')}
          loop
          className="-m-4 sm:-m-6 grid min-h-0 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground"
        >
          <Command.Input
            autoFocus
            value={typed}
            onValueChange={(text) => {
              setTyped(text)
              setHurried(false)
              moved.current = false
            }}
            maxLength={longest}
            placeholder={t('placeholder')}
            className="h-14 w-full border-b bg-transparent ps-4 pe-12 text-base outline-none placeholder:text-muted-foreground focus-visible:border-ring"
          />
          <Command.List
            aria-busy={asking}
            className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-2"
          >
            <FoundPeople found={found} navigation={navigation} booking={booked !== null} onClose={onClose} />
            <Actions
              navigation={navigation}
              day={day ? { date: day, label: formatPlainDay(day, locale) } : null}
              onClose={onClose}
            />
            {!asking && !first && !day && (
              <Command.Empty className="px-3 py-6 text-center text-sm text-muted-foreground">
                {t('nothing')}
              </Command.Empty>
            )}
          </Command.List>
          <p role="status" className="empty:hidden border-t px-4 py-2 text-sm text-muted-foreground">
            {failed && t('failed')}
          </p>
        </Command>
      </DialogContent>
    </Dialog>
  )
}

/** One field for everything: who is typed is found, where one wants to go is opened. */
export const Palette = withFullMessages(PaletteDialog)
