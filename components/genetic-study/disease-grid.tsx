import { useTranslations } from 'next-intl'
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
          <label
            key={id}
            className="flex min-h-15 items-start gap-3 rounded-md border px-3 py-2.5 transition-colors hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="checkbox"
              className="mt-0.5 size-4 shrink-0 accent-primary outline-none"
              checked={selection.has(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-sm leading-5 font-medium wrap-anywhere">{name}</span>
              <span className="text-xs text-muted-foreground">{categoryName}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
