import { useTranslations } from 'next-intl'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { Button } from '@/components/ui/button'
import { CheckboxRow } from '@/components/ui/checkbox'
import { NativeSelect } from '@/components/ui/native-select'
import { routes } from '@/lib/routes'

export interface ThreadSearch {
  q: string
  state: string
  mine: string
}

/** Narrows the conversations; what is looked for is in the address. */
export function ThreadFilters({ search, isStaff }: { search: ThreadSearch; isStaff: boolean }) {
  const t = useTranslations('threads')
  return (
    <TypedSearch action={routes.messages} className="flex flex-wrap items-center gap-2">
      <TypedSearchField
        defaultValue={search.q}
        aria-label={t(isStaff ? 'searchStaff' : 'search')}
        placeholder={t(isStaff ? 'searchStaff' : 'search')}
        className="w-full sm:max-w-md sm:flex-1"
      />
      <NativeSelect
        name="state"
        aria-label={t('state')}
        defaultValue={search.state}
        wrapperClassName="min-w-32 flex-1 sm:flex-none"
      >
        <option value="">{t('all')}</option>
        <option value="open">{t('open')}</option>
        <option value="closed">{t('closedMany')}</option>
      </NativeSelect>
      {isStaff && (
        <CheckboxRow className="text-sm" name="mine" value="true" defaultChecked={search.mine === 'true'}>
          {t('mine')}
        </CheckboxRow>
      )}
      <Button
        type="submit"
        variant="secondary"
        className="[@media(scripting:enabled)]:not-focus-visible:sr-only"
      >
        {t('find')}
      </Button>
    </TypedSearch>
  )
}
