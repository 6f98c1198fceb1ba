'use client'

import { Languages } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { NotificationChoices } from '#contract/reminders'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { SettingRow } from '@/components/shared/page/setting-row'
import { NativeSelect } from '@/components/ui/native-select'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import { LOCALES } from '@/lib/i18n/locale'
import { useWrite } from '@/lib/swr/use-call'

type Language = NotificationChoices['language']

/** In which language somebody is written to. */
export function MailLanguage({ initial }: { initial: Language }) {
  const t = useTranslations('account')
  const [language, setLanguage] = useFollowed(initial)
  const { trigger } = useWrite('reminders.updateChoices', {})
  const { run, pending, sentence } = useAct(() => {
    setLanguage(language)
    return { key: 'account.choicesFailed' }
  })

  async function choose(next: Language) {
    setLanguage(next)
    setLanguage((await trigger({ language: next })).language)
    toast.success(t('choicesSaved'))
  }

  return (
    <>
      <SettingRow icon={Languages} title={t('mailLanguage')} text={t('mailLanguageText')}>
        <NativeSelect
          aria-label={t('mailLanguage')}
          wrapperClassName="w-full sm:w-56"
          value={language}
          disabled={pending}
          onChange={({ target }) => run(() => choose(target.value === 'es' ? 'es' : 'en'))}
        >
          {LOCALES.map((each) => (
            <option key={each} value={each} lang={each}>
              {t(`languages.${each}`)}
            </option>
          ))}
        </NativeSelect>
      </SettingRow>
      {sentence && (
        <div className="border-b px-4 sm:px-6">
          <SentenceAlert of={sentence} />
        </div>
      )}
    </>
  )
}
