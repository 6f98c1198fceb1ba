import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { signUpCalls } from '#contract/calls/sign-ups'
import { AuthCard } from '@/components/auth/auth-card'
import { MailClinic } from '@/components/auth/mail-clinic'
import { ConfirmJoin } from '@/components/auth/sign-up/confirm-join'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('join.confirmTitle', keyPage)

export default async function ConfirmJoinPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const t = await getTranslations('join')
  const { value: signUp } = await load(sendFor(visitor, signUpCalls.get, { params: { signUpToken: token } }))
  if (!signUp) {
    return (
      <AuthCard title={t('unknownTitle')} text={t('unknownText')} footer={<MailClinic clinic={sender} />}>
        <Link href={routes.join} className={buttonVariants({ variant: 'secondary' })}>
          {t('again')}
        </Link>
      </AuthCard>
    )
  }
  const { clinicName, isNew, state } = signUp
  const text =
    state === 'open' ? t(isNew ? 'confirmText' : 'joinText', { clinic: keptWord(clinicName) }) : undefined
  return (
    <AuthCard
      title={t(isNew ? 'confirmTitle' : 'joinTitle')}
      text={text && <KeptWords>{text}</KeptWords>}
      footer={<MailClinic clinic={sender} />}
    >
      <ClientMessages of={['join', 'auth', 'errors', 'validation']}>
        <ConfirmJoin token={token} initial={signUp} />
      </ClientMessages>
    </AuthCard>
  )
}
