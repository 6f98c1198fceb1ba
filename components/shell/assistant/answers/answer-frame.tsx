import Link from 'next/link'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { formatPlainDay } from '@/lib/format/dates'
import type { Locale } from '@/lib/i18n/locale'

/** Called when a link of an answer is followed: the panel makes room for the screen. */
export const FollowedLink = createContext(() => {})

interface AnswerFrameProps {
  title: string
  /** The understood question, in words. */
  about?: readonly (string | null)[]
  children?: ReactNode
  /** The page that shows all of it. */
  next?: { href: string; label: string }
}

/** The card of every answer: what it is about, its facts, and the way to where they stand. */
export function AnswerFrame({ title, about = [], children, next }: AnswerFrameProps) {
  const titleId = useId()
  const said = about.filter((each) => each !== null).join(' · ')
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-2 rounded-lg border bg-card p-3 text-sm text-card-foreground"
    >
      <div>
        <h3 id={titleId} className="font-semibold">
          {title}
        </h3>
        {said && <p className="text-muted-foreground first-letter:uppercase">{said}</p>}
      </div>
      {children}
      {next && (
        <AnswerLink
          href={next.href}
          className={buttonVariants({ variant: 'secondary', className: 'justify-self-start' })}
        >
          {next.label}
        </AnswerLink>
      )}
    </section>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <ul className="grid divide-y">{children}</ul>
}

interface FactProps {
  href: string
  title: string
  children?: ReactNode
}

/** A fact, and the screen on which it stands. */
export function Fact({ href, title, children }: FactProps) {
  return (
    <li className="grid gap-0.5 py-2 first:pt-0 last:pb-0">
      <AnswerLink
        href={href}
        className="text-target justify-self-start font-medium text-primary-strong tabular-nums underline-offset-4 hover:underline"
      >
        {title}
      </AnswerLink>
      {children && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground wrap-anywhere">
          {children}
        </span>
      )}
    </li>
  )
}

function AnswerLink(props: Pick<ComponentProps<typeof Link>, 'href' | 'className' | 'children'>) {
  return <Link prefetch={false} onClick={useContext(FollowedLink)} {...props} />
}

export function Note({ children }: { children: ReactNode }) {
  return <p className="text-muted-foreground">{children}</p>
}

/** One day or several, in words; null where none were named. */
export function saidDays(from: string | null, to: string | null, locale: Locale): string | null {
  if (!from || !to) return null
  const [first, last] = [formatPlainDay(from, locale), formatPlainDay(to, locale)]
  return from === to ? first : `${first} – ${last}`
}
