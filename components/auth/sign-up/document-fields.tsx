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
  initial?: DocumentKind
  /** Values typed before, by the names of their fields. */
  typed?: Partial<Record<string, string>>
}

/** Like its namesake of the other forms, for a light form. */
export function DocumentFields({ form, initial = 'dni', typed = {} }: DocumentFieldsProps) {
  const t = useTranslations('documents')
  const kindOf = (value?: string) => documentKinds.find((each) => each === value) ?? initial
  const [kind, setKind] = useState(kindOf(typed.documentKind))
  return (
    <>
      <LightField
        form={form}
        name="dni"
        label={kind === 'none' ? t('document') : t(`kinds.${kind}`)}
        required={kind !== 'none'}
        control={(props) => (
          <DocumentInput
            {...props}
            kind={kind}
            chooser={{
              name: 'documentKind',
              onChange: ({ target }) => setKind(kindOf(target.value)),
            }}
            defaultValue={typed.dni}
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
            <NativeSelect {...props} defaultValue={typed.documentCountry}>
              <CountryOptions />
            </NativeSelect>
          )}
        />
      )}
    </>
  )
}
