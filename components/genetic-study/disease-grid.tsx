import { useLocale, useTranslations } from 'next-intl'
import { CheckboxRow } from '@/components/ui/checkbox'
import type { NamedDisease } from '@/lib/domain/genetic-study'

type DiseaseGridProps = {
  diseases: readonly NamedDisease[]
  selection: ReadonlySet<number>
  onSelect: (ids: Iterable<number>) => void
}

/** Section 2: a grid that scrolls; its choices stand under a heading for each category, with their number. */
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
  const toggle = (id: number, chosen: boolean) =>
    onSelect(chosen ? [...selection, id] : [...selection].filter((each) => each !== id))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('chooseTitle')}</legend>
      <div className="-mx-2 -my-1 grid max-h-[max(24rem,calc(100dvh-27rem))] scroll-pb-8 gap-6 overflow-y-auto overscroll-contain px-2 py-1 after:pointer-events-none after:sticky after:-bottom-1 after:-mx-2 after:-mt-4 after:h-8 after:bg-[linear-gradient(#0000,var(--card))]">
        {[...Map.groupBy(diseases, ({ categoryName }) => categoryName)].map(([category, members]) => (
          <fieldset key={category} className="min-w-0">
            <legend className="mb-1 text-sm font-semibold">
              {category}{' '}
              <span className="font-normal text-muted-foreground tabular-nums">{members.length}</span>
            </legend>
            <div className="-mx-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {members.toSorted(byName).map(({ id, name }) => (
                <CheckboxRow
                  key={id}
                  checked={selection.has(id)}
                  className="rounded-md px-2 py-1 text-sm hover:bg-accent has-checked:bg-primary-soft"
                  onChange={({ target }) => toggle(id, target.checked)}
                >
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </CheckboxRow>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
