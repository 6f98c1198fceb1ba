'use client'

import { FullMessages } from '@/components/shared/text/full-messages'
import { SheetFields } from './sheet-fields'

/** The fields of the sheet, in a form that is shown without them at first. */
export function SheetPart() {
  return (
    <FullMessages>
      <SheetFields />
    </FullMessages>
  )
}
