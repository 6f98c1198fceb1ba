import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { GuardianRelation } from '#contract/guardians'
import { SelectField } from '@/components/shared/form/select-field'
import { TextField } from '@/components/shared/form/text-field'
import type { Partner } from '@/lib/domain/thread'

interface ChildFieldsProps {
  clinics: readonly Pick<Partner, 'id' | 'name'>[]
  birthdate: ReactNode
  /** The relations to choose from; '' stands for none yet, so that one has to be chosen. */
  relations: readonly ('' | GuardianRelation)[]
  /** Further facts of theirs. */
  children?: ReactNode
}

/** Somebody in care, what the reader is to them, and the clinic, where there are several. */
export function ChildFields({ clinics, birthdate, relations, children }: ChildFieldsProps) {
  const t = useTranslations('guardians')
  const { control } = useFormContext()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField control={control} name="name" label={t('name')} autoComplete="off" required />
      <TextField control={control} name="surname" label={t('surname')} autoComplete="off" required />
      {birthdate}
      <SelectField
        control={control}
        name="relation"
        label={t('childRelation')}
        options={relations.map((each) => [each, t(each ? `relations.${each}` : 'chooseRelation')] as const)}
        required={relations.includes('')}
      />
      {children}
      {clinics.length > 1 && (
        <SelectField
          control={control}
          name="clinicId"
          label={t('clinic')}
          options={clinics.map(({ id, name }) => [id, name] as const)}
        />
      )}
    </div>
  )
}
