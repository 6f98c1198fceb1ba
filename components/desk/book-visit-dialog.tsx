'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { maxReason } from '#contract/choices'
import { latestToday } from '#contract/zone'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { FormDialog } from '@/components/shared/dialog/form-dialog'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { toast } from '@/components/ui/toast'
import { useNow } from '@/lib/browser/use-now'
import type { DeskUser } from '@/lib/domain/desk-user'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { onDayOf } from '@/lib/domain/visit-offers'
import { formatSlot } from '@/lib/format/dates'
import { markPresence } from '@/lib/swr/today'
import { useRead } from '@/lib/swr/use-call'
import { BookedAhead } from './booked-ahead'
import { ChosenPatient } from './chosen-patient'
import type { OpenedBooking } from './opened-booking'
import { TimeChoice } from './time-choice'
import { useKeepBooking, useKeptBooking } from './use-kept-booking'
import { useOffers } from './use-offers'
import { useStandingFocus } from './use-standing-focus'
import { useVisitBooking } from './use-visit-booking'

interface BookVisitDialogProps {
  user: DeskUser
  opened: OpenedBooking
  /** The server's present instant when the frame was loaded, ISO. */
  now: string
}

/** Who, when, and that is all: a patient on the phone does not wait. */
export const BookVisitDialog = withFullMessages(BookVisitForm)

function BookVisitForm({ user, opened, now }: BookVisitDialogProps) {
  const { wanted } = opened
  const walkIn = wanted.walkIn === true
  const t = useTranslations('desk')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const [open, setOpen] = useState(true)
  const { patient, setPatient, reason, setReason, deskNote, setDeskNote } = useKeptBooking(opened)
  const [missing, setMissing] = useState(false)
  const [missingDoctor, setMissingDoctor] = useState(false)
  const asked = useRead('patients.booked', patient && { params: { id: patient.id } })
  const { data: booked, error: unknown } = asked
  const offers = useOffers(user, wanted, booked?.lastDoctorId ?? null)
  const booking = useVisitBooking(user.clinicId)
  const { timeZone } = offers
  // A list read for an earlier booking may be out of date.
  const isKnown = patient === null || (!asked.isValidating && Boolean(booked ?? unknown))
  const isWarned = onDayOf(offers.standing?.start ?? null, booked?.ahead ?? []).length > 0
  // Enter out of habit would book the first free time unread, on a day when the patient has a visit already.
  const standing = isWarned && !offers.isChosen ? null : offers.standing
  // Who stands at the desk is offered the next free time anew.
  const time = walkIn ? {} : { doctorId: offers.doctorId ?? undefined, start: standing?.start }
  useKeepBooking(wanted, { patient, reason, deskNote, ...time }, open)
  const overrules = booking.overrules(standing)
  const { focusStanding, ...refs } = useStandingFocus(isKnown && !offers.loading)

  async function submit() {
    setMissing(patient === null)
    setMissingDoctor(offers.doctorId === null)
    offers.setMissed(standing === null)
    if (!patient || !standing || !timeZone) return
    const visit = {
      patientId: patient.id,
      doctorId: standing.doctorId,
      start: standing.start,
      timeZone,
      ...(offers.kindId && { kindId: offers.kindId }),
      reason,
      deskNote,
      ...(walkIn && { walkIn }),
    }
    await booking.book(visit, {
      async onBooked(id) {
        const when = formatSlot(standing.start, timeZone, locale, 'full')
        // The visit is booked in any case; somebody who comes later can be marked as arrived on the board.
        if (walkIn) await markPresence(id, 'arrive').catch(() => null)
        toast.success(t('booked', { patient: patient.name }), {
          description: t(booked?.noEmail ? 'bookedNoEmail' : 'bookedText', {
            when,
            doctor: standing.doctorName,
          }),
        })
        void asked.mutate()
        setOpen(false)
      },
      onRefused(alternatives) {
        offers.offer(alternatives, standing)
        focusStanding()
      },
    })
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      title={t(walkIn ? 'walkIn' : 'title')}
      {...(walkIn && { description: t('walkInText') })}
      submitLabel={t(overrules ? 'bookOverrule' : walkIn ? 'bookHere' : 'book')}
      pending={booking.pending}
      submitDisabled={!isKnown}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ChosenPatient
        patient={patient}
        missing={missing}
        today={latestToday(useNow(now).getTime())}
        onChoose={(next) => {
          setPatient(next)
          setMissing(false)
          offers.setMissed(false)
          if (next) focusStanding()
        }}
      />
      {booked && <BookedAhead ahead={booked.ahead} start={offers.standing?.start ?? null} />}
      <SentenceAlert of={booking.sentence} title={t(overrules ? 'againstRules' : 'refused')} />
      {offers.kinds.length > 1 && (
        <KindChoice kinds={offers.kinds} chosen={offers.kindId ?? ''} onChoose={offers.showKind} />
      )}
      {offers.forKnown && <p className="text-sm text-muted-foreground">{t('forKnownPatients')}</p>}
      <TimeChoice
        {...refs}
        offers={offers}
        standing={standing}
        wholeClinic={user.wholeClinic}
        walkIn={walkIn}
        missingDoctor={missingDoctor && offers.doctorId === null}
      />
      <ShortText id="book-visit-reason" label={tBooking('reason')} value={reason} onChange={setReason} />
      <ShortText
        id="book-visit-note"
        label={t('deskNote')}
        hint={t('deskNoteHint')}
        value={deskNote}
        onChange={setDeskNote}
      />
    </FormDialog>
  )
}

interface KindChoiceProps {
  kinds: readonly VisitKind[]
  chosen: string
  onChoose: (id: string) => void
}

/** Asks for the kind of visit where the clinic has several. */
function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const t = useTranslations('desk')
  const locale = useLocale()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t('kind')}</Label>
      <NativeSelect id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {chosen === '' && <option value="">{t('anyKind')}</option>}
        {kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {t('kindOption', { name: kindName(kind, locale), minutes: kind.minutes })}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

interface ShortTextProps {
  id: string
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

/** A line of as many characters as the clinic API keeps. */
function ShortText({ id, label, hint, value, onChange }: ShortTextProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        value={value}
        maxLength={maxReason}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
