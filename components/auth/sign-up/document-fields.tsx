'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type DocumentKind, documentKinds, hasCountry } from '#contract/document-kinds'
import { LightField } from '@/components/auth/light-field'
import { DocumentInput } from '@/components/people/document-input'
import { CountryOptions } from '@/components/people/large-parts'
import { NativeSelect } from '@/components/ui/native-select'

interface DocumentFieldsProps {
  form: { id: string; errors: Readonly<Record<string, string>> }
  /** How a DNI is written. */
  help: string
  initial?: DocumentKind
}

/** Like its namesake of the other forms, for a light form. */
export function DocumentFields({ form, help, initial = 'dni' }: DocumentFieldsProps) {
  const t = useTranslations('documents')
  const [kind, setKind] = useState(initial)
  return (
    <>
      <LightField
        form={form}
        name="dni"
        label={kind === 'none' ? t('document') : t(`kinds.${kind}`)}
        required={kind !== 'none'}
        {...(kind === 'dni' && { help })}
        control={(props) => (
          <DocumentInput
            {...props}
            kind={kind}
            chooser={{
              name: 'documentKind',
              onChange: ({ target }) =>
                setKind(documentKinds.find((each) => each === target.value) ?? initial),
            }}
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      />
      {hasCountry(kind) && (
        <LightField
          form={form}
          name="documentCountry"
          label={t('country')}
          required
          control={(props) => (
            <NativeSelect {...props}>
              <CountryOptions />
            </NativeSelect>
          )}
        />
      )}
    </>
  )
}
