import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { type BesideVisit, tellingMail } from '@/lib/domain/beside-visit'
import { formatSlot } from '@/lib/format/dates'

interface MailStateProps {
  visit: Pick<AppointmentDetail, 'confirmedAt' | 'timeZone'>
  beside: BesideVisit
}

/** When the patient said that they are coming, or else the message to them that says most; nothing where there is none. */
export function MailState({ visit: { confirmedAt, timeZone }, beside }: MailStateProps) {
  const t = useTranslations('appointments')
  const tActions = useTranslations('visitActions')
  const locale = useLocale()
  const slot = (at: string) => formatSlot(at, timeZone, locale)
  const mail = tellingMail(beside)
  if (confirmedAt)
    return <KeptWords>{tActions('confirmedOn', { when: keptWord(slot(confirmedAt)) })}</KeptWords>
  return (
    mail && (
      <>
        {t(`mailKinds.${mail.kind}`)} · {t(`mailStates.${mail.state}`)} ·{' '}
        <Time dateTime={mail.at}>{slot(mail.at)}</Time>
      </>
    )
  )
}
