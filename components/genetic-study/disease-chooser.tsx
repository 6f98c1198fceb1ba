'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { SearchInput } from '@/components/shared/form/search-input'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { diseaseCategories } from '@/lib/content/diseases'
import { type CategoryChoice, filterDiseases, type NamedDisease } from '@/lib/domain/genetic-study'
import { DiseaseGrid } from './disease-grid'

type DiseaseChooserProps = {
  diseases: readonly NamedDisease[]
  selection: ReadonlySet<number>
  onSelect: (ids: Iterable<number>) => void
  analyzing: boolean
  /** Starting is the next step: the results of the choice are not shown yet. */
  isPrimary: boolean
  onStart: () => void
  /** Content above the buttons, such as an alert. */
  children: ReactNode
}

const choices: CategoryChoice[] = ['all', ...diseaseCategories]

export function DiseaseChooser(props: DiseaseChooserProps) {
  const { diseases, selection, onSelect, analyzing, isPrimary, onStart, children } = props
  const t = useTranslations('geneticStudy')
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<CategoryChoice>('all')
  const categoryId = useId()
  const filtered = filterDiseases(diseases, search, category)
  return (
    <Card>
      <div className="flex flex-wrap items-end gap-3 sm:gap-4">
        <SearchInput
          value={search}
          onChange={setSearch}
          label={t('search')}
          className="grow basis-56"
          autoComplete="off"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:min-w-32 max-sm:flex-1 sm:basis-56 sm:flex-nowrap">
          <Label htmlFor={categoryId} className="shrink-0">
            {t('category')}
          </Label>
          <NativeSelect
            id={categoryId}
            wrapperClassName="grow"
            value={category}
            onChange={({ target }) => setCategory(choices.find((each) => each === target.value) ?? 'all')}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`categories.${choice}`)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button variant="ghost" onClick={() => onSelect(filtered.map(({ id }) => id))}>
          <span>{t('selectAll')}</span>
          <span aria-hidden="true" className="shrink-0 font-normal text-muted-foreground tabular-nums">
            {filtered.length}
          </span>
        </Button>
      </div>
      <DiseaseGrid diseases={filtered} selection={selection} onSelect={onSelect} />
      {children}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="flex grow items-center gap-1.5 text-sm text-muted-foreground">
          <Icon name="triangle-alert" className="size-4 shrink-0 text-warning-strong" />
          {t('gives')}
        </p>
        {selection.size > 0 && (
          <Button variant="link" onClick={() => onSelect([])}>
            {t('clear')}
          </Button>
        )}
        <p aria-live="polite" className="text-sm text-muted-foreground tabular-nums max-sm:grow">
          {t('count', { selected: selection.size, total: diseases.length })}
        </p>
        <SubmitButton
          type="button"
          variant={isPrimary ? 'primary' : 'secondary'}
          pending={analyzing}
          pendingText={t('analyzing')}
          className="max-sm:w-full"
          onClick={onStart}
        >
          {t('start')}
        </SubmitButton>
      </div>
    </Card>
  )
}
