'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { SearchInput } from '@/components/shared/form/search-input'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { diseaseCategories } from '@/lib/content/diseases'
import { type CategoryChoice, filterDiseases, type NamedDisease } from '@/lib/domain/genetic-study'
import { cn } from '@/lib/utils'
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
      <div className="flex flex-wrap items-center gap-3 sm:gap-4">
        <SearchInput
          value={search}
          onChange={setSearch}
          label={t('search')}
          className="grow basis-56"
          autoComplete="off"
        />
        <div className="relative flex items-center gap-x-3 max-sm:flex-1 max-sm:basis-36 sm:basis-56">
          <Label
            htmlFor={categoryId}
            className={cn(
              'pointer-events-none z-10 shrink-0',
              category === 'all' ? 'max-sm:absolute max-sm:start-3' : 'max-sm:sr-only',
            )}
          >
            {t('category')}
          </Label>
          <NativeSelect
            id={categoryId}
            wrapperClassName="grow"
            className={cn(category === 'all' && 'max-sm:[text-align-last:end]')}
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
        <Button
          variant="secondary"
          className="max-sm:grow max-sm:px-3"
          onClick={() => onSelect(filtered.map(({ id }) => id))}
        >
          <span>{t('selectAll')}</span>
          <span aria-hidden="true" className="font-normal text-muted-foreground tabular-nums max-sm:hidden">
            {filtered.length}
          </span>
        </Button>
      </div>
      <DiseaseGrid diseases={filtered} selection={selection} onSelect={onSelect} />
      <div className="docked flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:-mb-4 max-sm:rounded-b-lg max-sm:bg-card">
        {children}
        <p aria-live="polite" className="text-sm text-muted-foreground tabular-nums max-sm:grow">
          {selection.size > 0
            ? t('count', { selected: selection.size, total: diseases.length })
            : t('chooseOne')}
        </p>
        {selection.size > 0 && (
          <Button variant="link" onClick={() => onSelect([])}>
            {t('clearGroup')}
          </Button>
        )}
        <SubmitButton
          type="button"
          variant={isPrimary && selection.size > 0 ? 'primary' : 'secondary'}
          pending={analyzing}
          pendingText={t('analyzing')}
          onClick={onStart}
        >
          {t('start')}
        </SubmitButton>
      </div>
    </Card>
  )
}
