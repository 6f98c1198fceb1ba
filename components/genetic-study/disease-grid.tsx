import { useTranslations } from 'next-intl'
import { CheckboxCard } from '@/components/ui/checkbox'
import type { NamedDisease } from '@/lib/domain/genetic-study'

type DiseaseGridProps = {
  diseases: readonly NamedDisease[]
  selection: ReadonlySet<number>
  onSelect: (ids: Iterable<number>) => void
}

/** Section 2: a grid of cards, at most 24rem high. */
export function DiseaseGrid({ diseases, selection, onSelect }: DiseaseGridProps) {
  const t = useTranslations('geneticStudy')
  if (diseases.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-border-strong px-4 py-8 text-center text-muted-foreground">
        {t('noMatch')}
      </p>
    )
  }
  const toggle = (id: number, chosen: boolean) =>
    onSelect(chosen ? [...selection, id] : [...selection].filter((each) => each !== id))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('chooseTitle')}</legend>
      <div className="-m-1 grid max-h-96 gap-2 overflow-y-auto overscroll-contain p-1 sm:grid-cols-2 lg:grid-cols-3">
        {diseases.map(({ id, name, categoryName }) => (
          <CheckboxCard
            key={id}
            className="min-h-15"
            checked={selection.has(id)}
            title={name}
            help={<span className="text-xs">{categoryName}</span>}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
