import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { NamedDisease } from '@/lib/domain/genetic-study'

type Choice = {
  selection: ReadonlySet<number>
  onSelect: (ids: Iterable<number>) => void
}

type DiseaseGridProps = Choice & { diseases: readonly NamedDisease[] }

/** Section 2: a grid that scrolls and ends in half a row, with the diseases of each category as a group to choose as a whole. */
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
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('chooseTitle')}</legend>
      <div className="-mx-2 -my-1 grid max-h-96 gap-4 overflow-y-auto overscroll-contain px-2 py-1 pointer-coarse:max-h-92">
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
  const isWhole = selected === members.length
  const verb = t(isWhole ? 'clearGroup' : 'selectGroup')
  /** Chooses these, or takes them out of the choice. */
  const choose = (ids: readonly number[], chosen: boolean) => {
    const others = [...selection].filter((id) => !ids.includes(id))
    onSelect(chosen ? [...others, ...ids] : others)
  }
  return (
    <fieldset aria-labelledby={nameId} className="min-w-0">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 border-b">
        <p id={nameId} className="text-sm font-semibold">
          {name}{' '}
          <span className="font-normal text-muted-foreground tabular-nums">
            {selected > 0 ? t('groupCount', { selected, total: members.length }) : members.length}
          </span>
        </p>
        <Button
          variant="link"
          aria-label={t('ofGroup', { act: verb, group: name })}
          onClick={() =>
            choose(
              members.map(({ id }) => id),
              !isWhole,
            )
          }
        >
          {verb}
        </Button>
      </div>
      <div className="-mx-2 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {members.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-8 items-center gap-2.5 rounded-md px-2 text-sm hover:bg-accent has-checked:bg-primary-soft pointer-coarse:min-h-11"
          >
            <Checkbox checked={selection.has(id)} onChange={({ target }) => choose([id], target.checked)} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
