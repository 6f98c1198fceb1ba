import { useTranslations } from 'next-intl'
import type { MailClinic as Clinic } from '#contract/mail-clinics'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'

/** Whom to call about a mail, whether its link still works or not; nothing for links that do not say so. */
export function MailClinic({ clinic }: { clinic: Clinic | null }) {
  const t = useTranslations('mailClinic')
  if (!clinic) return null
  const { name, phone } = clinic
  return (
    <p>
      <KeptWords>{t('questions', { clinic: keptWord(name) })}</KeptWords>{' '}
      {phone && <PhoneLink phone={phone} />}
    </p>
  )
}
