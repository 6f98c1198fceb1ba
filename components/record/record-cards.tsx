import type { ReactNode } from 'react'
import { TakeRecord } from '@/components/record/take-record'
import { SettingGroup } from '@/components/shared/page/setting-group'

interface RecordCardsProps {
  patientId: string
  own: boolean
  /** Cards for those who keep the record. */
  children: ReactNode
}

/** Actions on a record as a whole, below its entries. */
export function RecordCards({ patientId, own, children }: RecordCardsProps) {
  return (
    <div className="pt-10 @5xl:pe-50">
      <SettingGroup>
        <TakeRecord patientId={patientId} own={own} />
        {children}
      </SettingGroup>
    </div>
  )
}
