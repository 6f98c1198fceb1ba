import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table'
import { allergiesIn } from '@/lib/domain/allergy-warning'
import {
  type Allergy,
  type HistoryRights,
  mayRemove,
  sortTreatments,
  type Treatment,
} from '@/lib/domain/history'
import type { OpenDialog, WriteAbout } from './history-dialog'
import { Section } from './section'
import { TreatmentRow } from './treatment-row'

type TreatmentsSectionProps = {
  treatments: Treatment[]
  allergies: readonly Allergy[]
  today: string
  timeZone: string
  rights: HistoryRights
  onOpen: OpenDialog
  writeTo: WriteAbout
  /** Where they stand alone, to be printed. */
  listHref: string
}

/** A table; on phones its rows take several lines. One markup for both, so that nothing is said twice. */
export function TreatmentsSection({
  treatments,
  allergies,
  today,
  timeZone,
  rights,
  onOpen,
  writeTo,
  listHref,
}: TreatmentsSectionProps) {
  const t = useTranslations('history')
  const names = allergies.map(({ name }) => name)
  return (
    <Section
      name="treatments"
      empty={treatments.length === 0}
      emptyText={t('noneRecorded')}
      add={
        rights.add
          ? { label: t('addTreatment'), onClick: () => onOpen({ kind: 'treatment', entry: null }) }
          : null
      }
      more={
        treatments.length > 0 && (
          <Link
            prefetch={false}
            href={listHref}
            title={t('printTreatments')}
            className={buttonVariants({
              variant: 'ghost',
              className: 'px-3 text-primary-strong @max-lg:gap-0',
            })}
          >
            <Icon name="printer" />
            <span className="@max-lg:sr-only">{t('printTreatments')}</span>
          </Link>
        )
      }
    >
      <Table aria-labelledby="treatments-heading" className="@max-4xl:block">
        <TableHeader className="@max-4xl:sr-only">
          <tr className="border-b">
            <TableHead>{t('name')}</TableHead>
            <TableHead>{t('startDate')}</TableHead>
            <TableHead>{t('endDate')}</TableHead>
            <TableHead className="w-full">{t('instructions')}</TableHead>
            <TableHead className="print:hidden">
              <span className="sr-only">{t('actions')}</span>
            </TableHead>
          </tr>
        </TableHeader>
        <TableBody className="@max-4xl:block">
          {sortTreatments(treatments, today).map((treatment) => (
            <TreatmentRow
              key={treatment.id}
              treatment={treatment}
              warnings={allergiesIn(treatment.name, names)}
              today={today}
              timeZone={timeZone}
              writeHref={writeTo('treatment', treatment.id)}
              onEdit={rights.edit ? () => onOpen({ kind: 'treatment', entry: treatment }) : null}
              onDelete={
                mayRemove(rights, treatment)
                  ? () => onOpen({ kind: 'delete', target: { of: 'treatment', entry: treatment } })
                  : null
              }
            />
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
