'use client'

import { BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { NotificationChoices } from '#contract/reminders'
import { Alert } from '@/components/ui/alert'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { toast } from '@/components/ui/toast'
import { LOCALES } from '@/lib/i18n/locale'
import { useSaveNotifications } from '@/lib/swr/account'

/** Whether somebody wants to be reminded of visits, and in which language they are written to. */
export function ReminderChoice({ initial }: { initial: NotificationChoices }) {
  const t = useTranslations('account')
  const [choices, setChoices] = useState(initial)
  const [failed, setFailed] = useState(false)
  const { trigger, isMutating } = useSaveNotifications()

  async function choose(change: Partial<NotificationChoices>) {
    setFailed(false)
    const before = choices
    setChoices({ ...before, ...change })
    try {
      setChoices(await trigger({ ...before, ...change }))
      toast.success(t('choicesSaved'))
    } catch {
      setChoices(before)
      setFailed(true)
    }
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <BellRing aria-hidden="true" className="size-5 text-muted-foreground" strokeWidth={1.5} />
          {t('reminders')}
        </CardTitle>
      </CardHeader>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor="reminder-choice">{t('reminderChoice')}</Label>
          <NativeSelect
            id="reminder-choice"
            value={choices.reminders}
            disabled={isMutating}
            onChange={({ target }) => choose({ reminders: target.value === 'none' ? 'none' : 'email' })}
          >
            <option value="email">{t('reminderEmail')}</option>
            <option value="none">{t('reminderNone')}</option>
          </NativeSelect>
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="mail-language">{t('mailLanguage')}</Label>
          <NativeSelect
            id="mail-language"
            value={choices.language}
            disabled={isMutating}
            onChange={({ target }) => choose({ language: target.value === 'es' ? 'es' : 'en' })}
          >
            {LOCALES.map((each) => (
              <option key={each} value={each} lang={each}>
                {t(`languages.${each}`)}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      {failed && <Alert variant="error">{t('choicesFailed')}</Alert>}
    </Card>
  )
}
