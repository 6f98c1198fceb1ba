'use client'

import { BellRing, Smartphone } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type OrderedChannel, orderedChannels, type PatientChannels } from '#contract/channels'
import type { Consent } from '#contract/consents'
import { VerifyPhoneDialog } from '@/components/account/large-parts'
import { useChangeConsent } from '@/components/consents/use-change-consent'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { useAct } from '@/components/shared/act/use-act'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { Badge } from '@/components/ui/badge'
import { NativeSelect } from '@/components/ui/native-select'
import { toast } from '@/components/ui/toast'
import { useFollowed } from '@/lib/browser/use-followed'
import { useWrite } from '@/lib/swr/use-call'
import { ConsentDialog } from './consent-dialog'

type Choice = PatientChannels['reminders']

interface ReachRowsProps {
  patientId: string
  initial: PatientChannels
  consents: Consent[]
  /** For somebody else, whose reminders are switched among their consents. */
  isActing?: boolean
}

/** How a patient who uses their own account is reminded, and the number that messages go to. */
export function ReachRows({ patientId, initial, consents, isActing = false }: ReachRowsProps) {
  const t = useTranslations('channels')
  const router = useRouter()
  const [{ reminders, isChosen }, setChosen] = useFollowed(initial)
  const [asked, setAsked] = useState<Consent | null>(null)
  const { trigger } = useWrite('reminders.updateChoices', {})
  const { change, isMutating } = useChangeConsent(patientId)
  const { run, pending, sentence } = useAct()
  const { offered, phone, isVerified, isMobile } = initial
  const isLetToClinic = !isChosen && reminders !== 'none'

  async function save(choice: Choice | null) {
    await trigger({ reminders: choice })
    setChosen({ ...initial, reminders: choice ?? 'email', isChosen: choice !== null })
    setAsked(null)
    toast.success(t('saved'))
    // The consents stand on the same page.
    router.refresh()
  }

  function choose(choice: Choice) {
    const needed = consents.find(({ kind, on }) => kind === choice && !on)
    if (needed && choice !== 'email' && choice !== 'none') setAsked(needed)
    else void run(() => save(choice))
  }

  async function agree({ kind, version }: Consent) {
    await change({ kind, version, given: true })
    const channel = orderedChannels.find((each) => each === kind)
    if (channel) await save(channel)
  }

  return (
    <>
      {!isActing && (
        <SettingRow icon={BellRing} title={t('reminders')} text={t('remindersText')}>
          <NativeSelect
            aria-label={t('reminders')}
            wrapperClassName="w-full sm:w-56"
            value={isLetToClinic ? '' : reminders}
            disabled={pending}
            onChange={({ target }) => {
              const choice = choices(offered).find((each) => each === target.value)
              if (choice) choose(choice)
              else void run(() => save(null))
            }}
          >
            {(isLetToClinic || offered.length > 0) && <option value="">{t('asClinic')}</option>}
            {choices([...offered, ...(reminders === 'none' ? [] : [reminders])]).map((choice) => (
              <option key={choice} value={choice}>
                {choice === 'none' ? t('none') : t(`first.${choice}`)}
              </option>
            ))}
          </NativeSelect>
        </SettingRow>
      )}
      {offered.length > 0 && (
        <SettingRow
          icon={Smartphone}
          title={t('number')}
          state={phone ? <span translate="no">{phone}</span> : t('noNumber')}
          badge={
            phone && (
              <Badge variant={isVerified ? 'success' : 'warning'}>
                {t(isVerified ? 'verified' : isMobile ? 'unverified' : 'landline')}
              </Badge>
            )
          }
          note={isVerified || (phone && !isMobile) ? undefined : t('verifyText')}
          action={
            <DialogButton
              variant="row"
              dialog={(close) => (
                <VerifyPhoneDialog
                  phone={phone ?? ''}
                  onClose={close}
                  onVerified={() => {
                    close()
                    toast.success(t('verify.done'))
                    router.refresh()
                  }}
                />
              )}
            >
              <RowAction>{t(isVerified || (phone && !isMobile) ? 'otherNumber' : 'verify.open')}</RowAction>
            </DialogButton>
          }
        />
      )}
      {sentence && (
        <div className="border-b px-4 sm:px-6">
          <SentenceAlert of={sentence} />
        </div>
      )}
      {asked && (
        <ConsentDialog
          consent={asked}
          pending={isMutating}
          onAgree={() => agree(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** E-mail and none always; the others where a clinic has them. */
function choices(offered: readonly OrderedChannel[]): Choice[] {
  return [...orderedChannels.filter((each) => each === 'email' || offered.includes(each)), 'none']
}
