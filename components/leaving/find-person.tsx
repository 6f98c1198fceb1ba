import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { routes } from '@/lib/routes'

/** Looks for who is to be erased, by a plain form. */
export function FindPerson({ q }: { q: string }) {
  const t = useTranslations('leaving')
  return (
    <form action={routes.erasures} className="grid gap-1.5 print:hidden">
      <Label htmlFor="find-person" className="justify-self-start">
        {t('find')}
      </Label>
      <div className="flex gap-2">
        <Input id="find-person" name="q" type="search" defaultValue={q} required maxLength={100} />
        <Button type="submit" variant="secondary">
          {t('search')}
        </Button>
      </div>
    </form>
  )
}
