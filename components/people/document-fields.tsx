'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { type DocumentKind, hasCountry } from '#contract/document-kinds'
import { FormRow } from '@/components/shared/form/form-row'
import { NativeSelect } from '@/components/ui/native-select'
import { DocumentInput } from './document-input'
import { CountryOptions } from './large-parts'

export interface DocumentValues {
  dni?: string | undefined
  documentKind?: DocumentKind | undefined
  documentCountry?: string | undefined
}

interface DocumentFieldsProps {
  /** False where it may be told later. */
  required?: boolean
}

/** The number of a document, a DNI unless another kind is chosen beside it; some kinds need the country, too. */
export function DocumentFields({ required = true }: DocumentFieldsProps) {
  const t = useTranslations('documents')
  const { control, trigger, formState } = useFormContext<DocumentValues>()
  const { field } = useController({ control, name: 'documentKind' })
  const kind = field.value ?? 'dni'
  return (
    <>
      <FormRow
        control={control}
        name="dni"
        label={kind === 'none' ? t('document') : t(`kinds.${kind}`)}
        required={required && kind !== 'none'}
      >
        {(number) => (
          <DocumentInput
            {...number}
            value={kind === 'none' ? '' : (number.value ?? '')}
            kind={kind}
            chooser={{
              ...field,
              onChange: (event) => {
                field.onChange(event)
                if (formState.isSubmitted) void trigger(['dni', 'documentCountry'])
              },
            }}
          />
        )}
      </FormRow>
      {hasCountry(kind) && (
        <FormRow control={control} name="documentCountry" label={t('country')} required>
          {(country) => (
            <NativeSelect {...country} value={country.value ?? ''}>
              <CountryOptions />
            </NativeSelect>
          )}
        </FormRow>
      )}
    </>
  )
}
