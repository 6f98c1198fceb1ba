'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { write } from '@/lib/browser/request'
import { signInFault } from '@/lib/domain/sign-in-errors'
import { checkContact } from './checks'
import { EmailField } from './email-field'
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
      await write('contact.write', { body: values })
      setSent(true)
    },
  })
  if (sent) return <Alert variant="success">{t('sent')}</Alert>
  return (
    <LightForm form={form} submitLabel={t('send')} narrow>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LightField
          form={form}
          name="name"
          label={t('name')}
          required
          control={(props) => <Input {...props} autoComplete="name" />}
        />
        <EmailField form={form} label={t('email')} />
      </div>
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
