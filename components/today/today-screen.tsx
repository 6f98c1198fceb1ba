'use client'

import { CalendarPlus, Footprints } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { foldText } from '#contract/fold-text'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EarlyDone } from '@/components/today/large-parts'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { bookVisit } from '@/lib/browser/book-visit'
import { useNow } from '@/lib/browser/use-now'
import type { DeskUser } from '@/lib/domain/desk-user'
import { boardOf, caredFor, isDueSoon, readOf, type Today } from '@/lib/domain/today'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import { useToday } from '@/lib/swr/today'
import { cn } from '@/lib/utils'
import { Board } from './board'
import css from './board.module.css'
import { BoardSummary } from './board-summary'
import { useBoardSteps } from './use-board-steps'
import { useFacts } from './use-facts'

interface TodayScreenProps {
  initial: Today
  user: DeskUser
  /** The server's present instant, ISO. */
  now: string
  /** Whether booking is what the reader is mostly here for. */
  books?: boolean
  /** The reader cares for patients: who waits comes with what the record says first. */
  cares?: boolean
  /** What the server read from the records, by patient. */
  facts?: Readonly<Record<string, ReactNode>>
  /** Shown beside the board where some of it says `data-beside`, otherwise and in small windows below it. */
  children: ReactNode
}

const noFacts = {}

/** The clinic's day as a board that needs no reload. */
export function TodayScreen({
  initial,
  user,
  now: serverNow,
  books = false,
  cares = false,
  facts = noFacts,
  children,
}: TodayScreenProps) {
  const t = useTranslations('today')
  const locale = useLocale()
  const now = useNow(serverNow).getTime()
  const { today, show, refresh } = useToday(initial)
  const [wanted, setWanted] = useState('')
  const [typed, setTyped] = useState('')
  const steps = useBoardSteps({ show, refresh, now })
  const doctors = new Map(today.visits.map((visit) => [visit.doctorId, visit.doctorName]))
  // A doctor whose last visit has gone to another day is no longer in the list.
  const doctorId = doctors.has(wanted) ? wanted : ''
  const ofDoctor = today.visits.filter((visit) => doctorId === '' || visit.doctorId === doctorId)
  const name = foldText(typed)
  const visits = name
    ? ofDoctor.filter((visit) => foldText(visit.patientName ?? '').includes(name))
    : ofDoctor
  const columns = boardOf(visits)
  const cared = caredFor(today.visits, { doctorId: user.doctorId, cares, now })
  useFacts(readOf(cared), facts)
  const next = cares ? undefined : cared[0]
  const [due] = columns.expected.filter((visit) => isDueSoon(visit, now))
  const own = columns.started.find(({ doctorId }) => doctorId === user.doctorId)
  const filled = own ?? next ?? columns.arrived[0] ?? (books || user.doctorId ? undefined : due)
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        className={cn(
          'max-sm:contents max-sm:*:last:contents',
          // Between these widths the fields take what the buttons leave of the line.
          user.wholeClinic && 'sm:max-xl:*:last:grow',
        )}
        meta={
          <>
            <span translate="no" className="inline-block text-muted-foreground first-letter:uppercase">
              {formatPlainDay(today.date, locale, 'short')}
            </span>
            {ofDoctor.length > 0 && (
              <span className="text-muted-foreground tabular-nums">
                {t('dayDone', {
                  done: ofDoctor.filter(({ status }) => status === 'completed').length,
                  total: ofDoctor.length,
                })}
              </span>
            )}
          </>
        }
        actions={
          <>
            {user.wholeClinic && (
              <div className="grid grow grid-cols-[minmax(0,6fr)_minmax(0,7fr)] gap-2 max-sm:w-full sm:max-xl:w-80 xl:w-88">
                <TypedSearchField
                  aria-label={t('find')}
                  placeholder={t('find')}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
                <NativeSelect
                  aria-label={t('doctor')}
                  value={doctorId}
                  onChange={(event) => setWanted(event.target.value)}
                >
                  <option value="">{t('allDoctors')}</option>
                  {[...doctors].map(([id, name]) => (
                    <option translate="no" key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              </div>
            )}
            {/* On phones they are at hand below the board, which begins higher. */}
            <div className="docked order-last flex flex-wrap gap-2 max-sm:-mb-12 max-sm:*:grow max-sm:*:px-2">
              <Button
                variant="secondary"
                onClick={() => bookVisit({ walkIn: true, day: today.date, ...(doctorId && { doctorId }) })}
              >
                <Footprints aria-hidden="true" />
                {t('walkIn')}
              </Button>
              <Button
                aria-keyshortcuts="Alt+N"
                variant={books && !filled ? 'primary' : 'secondary'}
                onClick={() => bookVisit(doctorId ? { doctorId } : {})}
              >
                <CalendarPlus aria-hidden="true" />
                {t('bookVisit')}
              </Button>
            </div>
          </>
        }
      />
      <BoardSummary visits={ofDoctor} now={now} timeZone={today.timeZone} />
      <SentenceAlert of={steps.sentence} />
      <div className={css.day}>
        <Board
          columns={columns}
          user={user}
          now={now}
          timeZone={today.timeZone}
          today={today.date}
          cares={cares}
          nextId={next?.id}
          filledId={filled?.id}
          cared={cared}
          facts={facts}
          isFound={name !== ''}
          steps={steps}
        />
        <div className="grid gap-4">{children}</div>
      </div>
      {steps.asking && (
        <EarlyDone
          what={`${steps.asking.patientName ?? t('patient')}, ${formatSlot(steps.asking.start, today.timeZone, locale)}`}
          onConfirm={() => steps.answer(true)}
          onClose={() => steps.answer(false)}
        />
      )}
      <p role="status" className="sr-only">
        {steps.said}
      </p>
    </PageContainer>
  )
}
