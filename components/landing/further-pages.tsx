import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { routes } from '@/lib/routes'

const pages = {
  team: routes.team,
  contact: routes.contact,
  privacy: routes.privacy,
  terms: routes.terms,
} as const

/** The way from a public page to others, each with what it says, in the columns of the sections above. */
export function FurtherPages({ names }: { names: readonly (keyof typeof pages)[] }) {
  const t = useTranslations('landing')
  return (
    <ul className="grid gap-x-12 lg:grid-cols-3">
      {names.map((name) => (
        <li key={name} className="border-t">
          <Link
            prefetch={false}
            href={pages[name]}
            className="group grid grid-cols-[1fr_auto] items-center gap-x-4 py-4"
          >
            <span className="font-semibold group-hover:underline">{t(`${name}Title`)}</span>
            <ArrowRight aria-hidden="true" className="size-4 text-muted-foreground" />
            <span className="col-span-full text-sm text-muted-foreground">{t(`${name}Text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
