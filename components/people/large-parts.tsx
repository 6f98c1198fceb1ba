'use client'

import { largePart } from '@/components/ui/large-part'
import { loadWithRetry } from '@/lib/browser/load-with-retry'

/** Small, but so is the number of people whose document names a country. */
export const CountryOptions = largePart(
  () => loadWithRetry(() => import('./country-options')).then((module) => module.CountryOptions),
  { missing: () => null },
)
export const SheetPart = largePart(() => import('./sheet-fields').then((module) => module.SheetPart))
