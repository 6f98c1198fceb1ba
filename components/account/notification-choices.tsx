'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { versionOf } from '#contract/consent-choices'
import { alwaysMailed, type NoticeTopic, type NoticeWay, noticeTopics } from '#contract/notifications'
import type { NotificationChoices } from '#contract/reminders'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { DialogEnd } from '@/components/shared/dialog/dialog-end'
import { NoticeDialog } from '@/components/shared/dialog/notice-dialog'
import { CancelButton } from '@/components/shared/form/cancel-button'
import { ClockInput } from '@/components/shared/form/clock-input'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox, CheckboxRow } from '@/components/ui/checkbox'
import { DialogFooter, focusBox } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { ownZone } from '@/lib/browser/device/own-zone'
import { textOf } from '@/lib/domain/consent'
import { concerns } from '@/lib/domain/notice-topic'
import { useNotificationChoices } from '@/lib/swr/account'
import { PushRow } from './push-row'

interface DialogProps {
  /** Staff are told of working hours and may have a summary, patients of offers. */
  isStaff: boolean
  onClose: () => void
}

const isFixed = (topic: NoticeTopic, way: keyof NoticeWay) => way === 'mail' && topic === alwaysMailed
/** Quiet hours that the switch starts with. */
const night = { quietFrom: '22:00', quietTo: '08:00' }

/** Topics of notifications in the tray and by mail, and quiet hours. */
export const NotificationChoicesDialog = withFullMessages(Choices)

function Choices({ isStaff, onClose }: DialogProps) {
  const t = useTranslations('noticeChoices')
  const { choices, failed, save } = useNotificationChoices()
  return (
    <NoticeDialog title={t('title')} text={t('text')} onClose={onClose} onOpenAutoFocus={focusBox}>
      {failed && <Alert variant="error">{t('loadFailed')}</Alert>}
      {choices ? (
        <ChoicesForm initial={choices} isStaff={isStaff} save={save} onClose={onClose} />
      ) : (
        !failed && <Skeleton className="h-64" />
      )}
    </NoticeDialog>
  )
}

interface FormProps extends DialogProps {
  initial: NotificationChoices
  save: (choices: Partial<NotificationChoices>) => Promise<unknown>
}

function ChoicesForm({ initial, isStaff, save, onClose }: FormProps) {
  const t = useTranslations('noticeChoices')
  const tCommon = useTranslations('common')
  const tConsents = useTranslations('consents')
  const router = useRouter()
  const [choices, setChoices] = useState(initial)
  const { run, pending, sentence } = useAct({ key: 'noticeChoices.failed' })
  const change = (part: Partial<NotificationChoices>) => setChoices((before) => ({ ...before, ...part }))
  const isQuiet = choices.quietFrom !== choices.quietTo

  async function submit() {
    // The channel of reminders is named on its own card: sent from here, what is usual would become a choice.
    const { reminders: _, ...changes } = choices
    await save({ ...changes, timeZone: ownZone() })
    toast.success(t('saved'))
    // How one is told stands on the same page.
    router.refresh()
    onClose()
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run(submit)
      }}
    >
      <WaysTable
        topics={noticeTopics.filter((topic) => concerns(topic, isStaff))}
        ways={choices.ways}
        onChange={(topic, way) => change({ ways: { ...choices.ways, [topic]: way } })}
      />
      {!isStaff && !initial.ways.visits.mail && choices.ways.visits.mail && (
        <p className="text-sm">
          {t('youAgree', { text: tConsents(`texts.${textOf('bookings', versionOf('bookings'))}`) })}
        </p>
      )}
      <fieldset className="grid gap-2 border-t pt-3">
        <CheckboxRow
          className="text-sm"
          checked={isQuiet}
          onChange={({ target }) => change(target.checked ? night : { quietFrom: '00:00', quietTo: '00:00' })}
        >
          {t('quiet')}
        </CheckboxRow>
        {isQuiet && (
          <div className="grid grid-cols-2 gap-3">
            <div className="grid gap-1.5">
              <Label htmlFor="quiet-from">{t('quietFrom')}</Label>
              <ClockInput
                id="quiet-from"
                required
                value={choices.quietFrom}
                onChange={(quietFrom) => change({ quietFrom })}
              />
            </div>
            <div className="grid gap-1.5">
              <Label htmlFor="quiet-to">{t('quietTo')}</Label>
              <ClockInput
                id="quiet-to"
                required
                value={choices.quietTo}
                onChange={(quietTo) => change({ quietTo })}
              />
            </div>
          </div>
        )}
        {isStaff && (
          <CheckboxRow
            className="text-sm"
            checked={choices.summary}
            onChange={({ target }) => change({ summary: target.checked })}
          >
            {t('summary')}
          </CheckboxRow>
        )}
      </fieldset>
      <PushRow />
      <DialogEnd>
        <SentenceAlert of={sentence} />
        <DialogFooter className="max-md:pt-0">
          <CancelButton onClick={onClose}>{tCommon('cancel')}</CancelButton>
          <Button type="submit" disabled={pending}>
            {t('save')}
          </Button>
        </DialogFooter>
      </DialogEnd>
    </form>
  )
}

interface WaysProps {
  topics: readonly NoticeTopic[]
  ways: NotificationChoices['ways']
  onChange: (topic: NoticeTopic, way: NoticeWay) => void
}

function WaysTable({ topics, ways, onChange }: WaysProps) {
  const t = useTranslations('noticeChoices')
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b text-xs text-muted-foreground">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t('topic')}
          </th>
          <th scope="col" className="w-20 py-1.5 font-medium">
            {t('tray')}
          </th>
          <th scope="col" className="w-16 py-1.5 font-medium">
            {t('mail')}
          </th>
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic} className="border-b last:border-0">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal">
              {t(`topics.${topic}`)}
            </th>
            {(['tray', 'mail'] as const).map((way) => (
              <td key={way} className="p-0 text-center">
                <label className="inline-grid size-9 cursor-pointer place-items-center pointer-coarse:size-11">
                  <span className="sr-only">{`${t(`topics.${topic}`)}: ${t(way)}`}</span>
                  <Checkbox
                    checked={ways[topic][way] || isFixed(topic, way)}
                    disabled={isFixed(topic, way)}
                    onChange={({ target }) => onChange(topic, { ...ways[topic], [way]: target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
