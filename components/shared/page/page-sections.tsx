import { type Messages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FollowHash } from '@/components/shared/page/follow-hash'
import { MarkFirst } from '@/components/shared/page/mark-first'
import { cn } from '@/lib/utils'

/** Names of groups, which are their anchors as well. */
type SectionName = keyof Messages['sections']['titles']

interface PageSectionsProps {
  /** In their order; one without content is left out. */
  sections: Partial<Record<SectionName, ReactNode>>
  /** Shows one group at a time, and these until the address names another. */
  first?: readonly SectionName[]
  /** The list is a line above in wide windows, too: the groups need the width, or there are few. */
  above?: boolean
}

/**
 * A long screen in groups. The list to choose by stays beside them where there is room, else it is a line above. It marks
 * the group that is shown, or the one in view where the browser can.
 */
export function PageSections({ sections, first, above = false }: PageSectionsProps) {
  const t = useTranslations('sections')
  const isName = (name: string): name is SectionName => name in sections
  const shown = Object.keys(sections)
    .filter(isName)
    .filter((name) => sections[name])
  return (
    <div className={cn('grid grid-cols-1 gap-6', !above && 'lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10')}>
      <nav
        aria-label={t('label')}
        className={cn('self-start text-sm print:hidden', !above && 'lg:sticky lg:top-20')}
      >
        <ul
          className={cn(
            'part-links section-links',
            above && 'above',
            // Three names find room on a phone.
            shown.length > 3 && 'max-md:scroll-px-24 max-md:pe-24 max-sm:fades-end',
          )}
        >
          {shown.map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={first?.[0] === name ? 'true' : undefined}>
                {t(`titles.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {first ? <FollowHash /> : <MarkFirst />}
      <div className={cn('grid min-w-0 grid-cols-1 content-start gap-10', first && 'one-at-a-time')}>
        {shown.map((name, at) => (
          <section
            key={name}
            id={name}
            data-first={first?.includes(name) || undefined}
            aria-labelledby={`${name}-title`}
            className="grid scroll-mt-20 grid-cols-1 gap-4"
          >
            {/* The first, or one that is shown alone, is named by the list. */}
            <h2
              id={`${name}-title`}
              className={at === 0 || first?.length === 1 ? 'sr-only' : 'text-lg font-semibold'}
            >
              {t(`titles.${name}`)}
            </h2>
            {sections[name]}
          </section>
        ))}
      </div>
    </div>
  )
}
