import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Brand } from '@/components/shell/brand'
import { LanguageSwitch } from '@/components/shell/language-switch'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'
import { DetailsMenu } from './details-menu'
import { ThemeButton } from './theme-button'

const link =
  'inline-flex h-9 items-center gap-1 rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:h-11'
const dropPanel =
  'absolute top-full z-50 mt-1.5 grid min-w-48 rounded-lg border bg-popover p-1 text-popover-foreground shadow-float'

/** Below a desk's width the language is its icon alone: Spanish words fill the line. */
const languageBox =
  'max-lg:[&_select]:w-11 max-lg:[&_select]:pe-0 max-lg:[&_select]:text-transparent max-lg:[&_svg:last-child]:hidden'

export function PublicHeader({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations()
  const about = [
    { href: routes.team, label: t('site.ourTeam') },
    { href: routes.about, label: t('site.about') },
  ]
  const others = [
    { href: routes.contact, label: t('site.contact') },
    { href: routes.terms, label: t('site.terms') },
  ]
  const row = ({ href, label }: { href: string; label: string }) => (
    <li key={href}>
      <Link prefetch={false} href={href} className="panel-row">
        {label}
      </Link>
    </li>
  )
  return (
    <header className="sticky top-0 z-30 border-b bg-background print:hidden">
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-2 px-4 sm:px-6">
        <Link
          prefetch={false}
          href={routes.home}
          className="-ms-1 flex rounded-md px-1 py-1.5 max-md:me-auto"
        >
          <Brand
            name={t('shell.product')}
            className={signedIn ? 'max-[26rem]:[&>span]:sr-only' : 'max-[23rem]:[&>span]:sr-only'}
          />
        </Link>
        <nav aria-label={t('site.siteNavigation')} className="contents">
          {/* Next to the brand, where parts that arrive after the first paint cannot push it. */}
          <div className="me-auto ms-2 flex items-center max-md:hidden">
            <DetailsMenu
              className="group/about relative"
              summaryClassName={link}
              summary={
                <>
                  {t('site.aboutUs')}
                  <Icon
                    name="chevron-down"
                    className="size-4 transition-transform group-open/about:rotate-180"
                  />
                </>
              }
            >
              <ul className={`${dropPanel} start-0`}>{about.map(row)}</ul>
            </DetailsMenu>
            {others.map(({ href, label }) => (
              <Link prefetch={false} key={href} href={href} className={link}>
                {label}
              </Link>
            ))}
          </div>
          <div className={languageBox}>
            <LanguageSwitch compact label={t('shell.language')} />
          </div>
          <ThemeButton label={t('shell.toggleMode')} className="bar-button max-sm:hidden" />
          <Link
            prefetch={false}
            href={signedIn ? routes.app : routes.login}
            className={buttonVariants({ variant: signedIn ? 'primary' : 'secondary' })}
          >
            {signedIn ? t('site.openApp') : t('site.login')}
          </Link>
          <DetailsMenu
            className="relative md:hidden"
            summaryClassName="bar-button"
            summary={
              <>
                <Icon name="menu" className="size-5" />
                <span className="sr-only">{t('shell.openMenu')}</span>
              </>
            }
          >
            <ul className={`${dropPanel} end-0`}>
              <li className="px-2 pt-1.5 pb-1 text-xs font-medium text-muted-foreground">
                {t('site.aboutUs')}
              </li>
              {about.map(row)}
              <li className="-mx-1 my-1 h-px bg-border" aria-hidden="true" />
              {others.map(row)}
              <li className="sm:hidden">
                <ThemeButton labelShown label={t('shell.toggleMode')} className="panel-row" />
              </li>
            </ul>
          </DetailsMenu>
        </nav>
      </div>
    </header>
  )
}
