'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { call } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { contactEndpoints } from '@/lib/endpoints/contact'
import { checkContact } from './checks'
import { LightField } from './light-field'
import { LightForm } from './light-form'
import { useLightForm } from './use-light-form'

/** A question to those who run the installation. */
export function ContactForm() {
  const t = useTranslations('contact')
  const [sent, setSent] = useState(false)
  const form = useLightForm<'name' | 'email' | 'text'>({
    check: checkContact,
    say: signInFault,
    async send(values) {
      await call(contactEndpoints.write, { body: values })
      setSent(true)
    },
  })
  if (sent) return <Alert variant="success">{t('sent')}</Alert>
  return (
    <LightForm form={form} submitLabel={t('send')}>
      <LightField
        form={form}
        name="name"
        label={t('name')}
        required
        control={(props) => <Input {...props} autoComplete="name" />}
      />
      <LightField
        form={form}
        name="email"
        label={t('email')}
        required
        control={(props) => (
          <Input {...props} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        )}
      />
      <LightField
        form={form}
        name="text"
        label={t('text')}
        help={t('noHealth')}
        required
        control={(props) => <Textarea {...props} tall maxLength={4000} />}
      />
    </LightForm>
  )
}
