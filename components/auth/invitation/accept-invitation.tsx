'use client'

import { useTranslations } from 'next-intl'
import type { Invitation } from '#contract/members'
import { LightField } from '@/components/auth/light-field'
import { LightForm } from '@/components/auth/light-form'
import { NewPasswordField } from '@/components/auth/new-password-field'
import { useLightForm } from '@/components/auth/use-light-form'
import { AsIs } from '@/components/shared/text/as-is'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/browser/request'
import { enterApp } from '@/lib/browser/session/enter-app'
import type { Sentence } from '@/lib/domain/sentence'
import { invitationEndpoints } from '@/lib/endpoints/invitations'

type Field = 'name' | 'surname' | 'password'

function wordsOf({ status }: { status: number }): Sentence {
  if (status === 409) return { key: 'team.joinNoSeat' }
  if (status === 403) return { key: 'team.joinOther' }
  return { key: status === 404 ? 'team.joinUnknownText' : 'team.failed' }
}

/** Somebody new names themselves and chooses a password; an account that is logged in accepts as it is. */
export function AcceptInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations('team')
  const { email, hasAccount, name, surname } = invitation
  const form = useLightForm<Field>({
    say: wordsOf,
    async send(values: Partial<Record<Field, string>>) {
      const given = hasAccount ? {} : { person: values }
      await enterApp(await call(invitationEndpoints.accept, { body: { token, ...given } }))
    },
  })
  return (
    <LightForm form={form} submitLabel={t('join')}>
      <p className="text-sm text-muted-foreground">
        <AsIs>{t('joinAs', { email })}</AsIs>
      </p>
      {!hasAccount && (
        <>
          <LightField
            form={form}
            name="name"
            label={t('name')}
            required
            control={(props) => <Input {...props} defaultValue={name} autoComplete="given-name" />}
          />
          <LightField
            form={form}
            name="surname"
            label={t('surname')}
            required
            control={(props) => <Input {...props} defaultValue={surname} autoComplete="family-name" />}
          />
          <NewPasswordField form={form} name="password" label={t('choosePassword')} />
        </>
      )}
    </LightForm>
  )
}
