import { useTranslations } from 'next-intl'
import { quietSubmit } from '@/components/shared/form/quiet-submit'
import { TypedSearch } from '@/components/shared/form/typed-search'
import { TypedSearchField } from '@/components/shared/form/typed-search-field'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { routes } from '@/lib/routes'

/** Looks for who is to be erased, as it is typed. */
export function FindPerson({ q }: { q: string }) {
  const t = useTranslations('leaving')
  return (
    <TypedSearch action={routes.erasures} className="card gap-1.5 print:hidden">
      <Label htmlFor="find-person" className="justify-self-start">
        {t('find')}
      </Label>
      <div className="flex gap-2">
        <TypedSearchField
          id="find-person"
          defaultValue={q}
          aria-describedby="find-person-help"
          className="grow"
        />
        <Button type="submit" variant="secondary" className={quietSubmit}>
          {t('search')}
        </Button>
      </div>
      <p id="find-person-help" className="text-sm text-muted-foreground">
        {t('findHelp')}
      </p>
    </TypedSearch>
  )
}
