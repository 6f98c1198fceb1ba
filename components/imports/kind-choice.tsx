import { useTranslations } from 'next-intl'
import { type Ref, useId } from 'react'
import { type ImportKind, importKinds } from '#contract/import-fields'

/** The kind that is chosen on the page, also before the page was alive. */
export function kindOf(choice: HTMLFieldSetElement | null): ImportKind {
  const chosen = choice?.querySelector<HTMLInputElement>(':checked')?.value
  return importKinds.find((each) => each === chosen) ?? 'patients'
}

interface KindChoiceProps {
  ref: Ref<HTMLFieldSetElement>
  /** To begin with. */
  chosen: ImportKind
  disabled: boolean
  onChoose: (kind: ImportKind) => void
}

/** The kinds of file, numbered in the order in which a clinic imports them. */
export function KindChoice({ ref, chosen, disabled, onChoose }: KindChoiceProps) {
  const t = useTranslations('imports')
  const id = useId()
  return (
    <fieldset ref={ref} disabled={disabled} className="min-w-0" aria-describedby={`${id}-order`}>
      <legend className="text-sm font-medium">{t('kind')}</legend>
      <p id={`${id}-order`} className="text-sm text-muted-foreground">
        {t('order')}
      </p>
      <div className="mt-1.5 grid gap-2 min-[23rem]:grid-cols-2">
        {importKinds.map((each, at) => (
          <label
            key={each}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md border px-3 py-2 text-sm hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={`${id}-kind`}
              value={each}
              defaultChecked={each === chosen}
              onChange={() => onChoose(each)}
              className="radio"
            />
            <span className="min-w-0 wrap-anywhere">
              <span aria-hidden="true" className="text-muted-foreground">
                {at + 1}{' '}
              </span>
              {t(`kinds.${each}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
