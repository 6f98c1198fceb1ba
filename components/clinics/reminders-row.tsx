'use client'

import { BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReminderSettings } from '#contract/reminders'
import { RemindersDialog } from '@/components/clinics/large-parts'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { useDialog } from '@/lib/browser/drafts/use-dialog-draft'
import { useFollowed } from '@/lib/browser/use-followed'
import { type OpenedReminders, remindersDraft } from './opened-reminders'
import { SetNow } from './set-now'
import { useTimeBefore } from './use-time-before'

/** When the clinic reminds its patients by mail. */
export function RemindersRow({ clinicId, initial }: { clinicId: string; initial: ReminderSettings }) {
  const t = useTranslations('clinics')
  const timeBefore = useTimeBefore()
  const [settings, setSettings] = useFollowed(initial)
  const [opened, setOpened] = useDialog<OpenedReminders>(remindersDraft)
  const { on, hoursBefore, quietFrom, quietTo, offerMinutes } = settings
  const reminders = on
    ? [
        {
          label: t('reminderHours'),
          value: hoursBefore.map(timeBefore).join(', '),
        },
        {
          label: t('quietHours'),
          value: quietFrom === quietTo ? t('quietNone') : `${quietFrom}–${quietTo}`,
          asIs: quietFrom !== quietTo,
        },
      ]
    : [{ label: t('reminderHours'), value: t('remindersOff') }]
  const facts = [...reminders, { label: t('offerMinutes'), value: t('minutes', { count: offerMinutes }) }]
  return (
    <>
      <SettingRow
        icon={BellRing}
        title={t('reminders')}
        note={<SetNow facts={facts} />}
        action={
          <Button variant="row" onClick={() => setOpened({ clinicId })}>
            <RowAction>{t('editReminders')}</RowAction>
          </Button>
        }
      />
      {opened && (
        <RemindersDialog
          opened={opened}
          settings={settings}
          onClose={() => setOpened(null)}
          onSaved={(saved) => {
            setSettings(saved)
            setOpened(null)
            toast.success(t('remindersSaved'))
          }}
        />
      )}
    </>
  )
}
