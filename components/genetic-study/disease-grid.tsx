import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import type { NamedDisease } from '@/lib/domain/genetic-study'

type Choice = {
  selection: ReadonlySet<number>
  onSelect: (ids: Iterable<number>) => void
}

type DiseaseGridProps = Choice & { diseases: readonly NamedDisease[] }

/** Section 2: a grid that scrolls, with the diseases of each category under its name. */
export function DiseaseGrid({ diseases, selection, onSelect }: DiseaseGridProps) {
  const t = useTranslations('geneticStudy')
  const locale = useLocale()
  if (diseases.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-border-strong px-4 py-8 text-center text-muted-foreground">
        {t('noMatch')}
      </p>
    )
  }
  const byName = (one: NamedDisease, other: NamedDisease) => one.name.localeCompare(other.name, locale)
  return (
    <fieldset className="min-w-0 sm:border-b">
      <legend className="sr-only">{t('chooseTitle')}</legend>
      <div className="-mx-2 -mt-1 grid max-h-96 gap-4 overflow-y-auto overscroll-contain px-2 py-1 pointer-coarse:max-h-92">
        {[...Map.groupBy(diseases, ({ categoryName }) => categoryName)].map(([category, members]) => (
          <DiseaseGroup
            key={category}
            name={category}
            members={members.toSorted(byName)}
            selection={selection}
            onSelect={onSelect}
          />
        ))}
      </div>
    </fieldset>
  )
}

type DiseaseGroupProps = Choice & { name: string; members: readonly NamedDisease[] }

function DiseaseGroup({ name, members, selection, onSelect }: DiseaseGroupProps) {
  const t = useTranslations('geneticStudy')
  const nameId = useId()
  const selected = members.filter(({ id }) => selection.has(id)).length
  const choose = (id: number, chosen: boolean) => {
    const others = [...selection].filter((each) => each !== id)
    onSelect(chosen ? [...others, id] : others)
  }
  return (
    <fieldset aria-labelledby={nameId} className="min-w-0">
      <p id={nameId} className="mb-1 border-b pb-1 text-sm font-semibold">
        {name}{' '}
        <span className="font-normal text-muted-foreground tabular-nums">
          {selected > 0 ? t('groupCount', { selected, total: members.length }) : members.length}
        </span>
      </p>
      <div className="-mx-2 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {members.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-8 items-center gap-2.5 rounded-md px-2 text-sm hover:bg-accent has-checked:bg-primary-soft pointer-coarse:min-h-11"
          >
            <Checkbox checked={selection.has(id)} onChange={({ target }) => choose(id, target.checked)} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
