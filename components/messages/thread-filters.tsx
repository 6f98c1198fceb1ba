import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CheckboxRow } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { routes } from '@/lib/routes'

export interface ThreadSearch {
  q: string
  state: string
  mine: string
}

/** A plain form: what is looked for stands in the address. */
export function ThreadFilters({ search, isStaff }: { search: ThreadSearch; isStaff: boolean }) {
  const t = useTranslations('threads')
  return (
    <form action={routes.messages} className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:w-auto sm:flex-1">
        <Input
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={100}
          aria-label={t(isStaff ? 'searchStaff' : 'search')}
          placeholder={t(isStaff ? 'searchStaff' : 'search')}
        />
      </div>
      <NativeSelect
        name="state"
        aria-label={t('state')}
        defaultValue={search.state}
        wrapperClassName="min-w-32 flex-1 sm:flex-none"
      >
        <option value="">{t('all')}</option>
        <option value="open">{t('open')}</option>
        <option value="closed">{t('closed')}</option>
      </NativeSelect>
      {isStaff && (
        <CheckboxRow className="text-sm" name="mine" value="true" defaultChecked={search.mine === 'true'}>
          {t('mine')}
        </CheckboxRow>
      )}
      <Button type="submit" variant="secondary">
        {t('find')}
      </Button>
    </form>
  )
}
