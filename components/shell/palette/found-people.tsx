import { Command } from 'cmdk'
import { CalendarCheck, CalendarPlus, Stethoscope, User } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useDocumentText } from '@/components/people/use-document-text'
import { AsIs, KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import type { Navigation } from '@/components/shell/nav/place'
import { bookVisit } from '@/lib/browser/book-visit'
import { useOpenScreen } from '@/lib/browser/open-screen'
import type { Found } from '@/lib/domain/search'
import { formatDateTime, formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { Entry } from './entry'

interface FoundPeopleProps {
  found: Found
  navigation: Navigation
  /** Offers nothing but a booking for each patient found. */
  booking: boolean
  onClose: () => void
}

const opensOf = (navigation: Navigation) => (screen: string) =>
  navigation.places.some((place) => place.screen === screen)

/** Whether the reader books for others, as the desk does. */
export const opensDesk = (navigation: Navigation) => opensOf(navigation)('today')

/** The row that books for a patient. */
export const bookingOf = (patientId: string) => `book ${patientId}`

/** Patients, doctors and visits; for whoever books, a visit for each patient. */
export function FoundPeople({ found, navigation, booking, onClose }: FoundPeopleProps) {
  const t = useTranslations('palette')
  const specialties = useTranslations('specialties')
  const locale = useLocale()
  const openScreen = useOpenScreen()
  const opens = opensOf(navigation)
  const page = opens('history') ? routes.history : opens('patientDetails') ? routes.patientDetails : null
  const documentText = useDocumentText()
  const documentOf = (patientId: string) => {
    const patient = found.patients.find(({ id }) => id === patientId)
    return patient && <AsIs> · {documentText(patient.document)}</AsIs>
  }
  const go = (href: string) => () => {
    onClose()
    openScreen(href)
  }
  return (
    <>
      {!booking && found.patients.length > 0 && page && (
        <Command.Group heading={t('patients')} forceMount>
          {found.patients.map(({ id, name, surname, ...known }) => (
            <Entry key={id} id={id} found icon={User} aside={<KnownBy {...known} />} onSelect={go(page(id))}>
              <AsIs>
                {name} {surname}
              </AsIs>
            </Entry>
          ))}
        </Command.Group>
      )}
      {!booking && found.visits.length > 0 && (
        <Command.Group heading={t('visits')} forceMount>
          {found.visits.map(({ id, start, timeZone, patientId, patientName, doctorName }) => (
            <Entry
              key={id}
              id={id}
              found
              icon={CalendarCheck}
              aside={
                <>
                  <Time dateTime={start}>{formatDateTime(start, timeZone, locale)}</Time>
                  {documentOf(patientId)}
                </>
              }
              asideBelow
              onSelect={go(routes.appointment(id))}
            >
              <KeptWords>
                {patientName
                  ? t('visitOf', { patient: keptWord(patientName), doctor: keptWord(doctorName) })
                  : keptWord(doctorName)}
              </KeptWords>
            </Entry>
          ))}
        </Command.Group>
      )}
      {!booking && found.doctors.length > 0 && (
        <Command.Group heading={t('doctors')} forceMount>
          {found.doctors.map(({ id, name, surname, specialty }) => (
            <Entry
              key={id}
              id={id}
              found
              icon={Stethoscope}
              aside={specialties(specialty)}
              onSelect={go(routes.doctor(id))}
            >
              <AsIs>
                {name} {surname}
              </AsIs>
            </Entry>
          ))}
        </Command.Group>
      )}
      {opensDesk(navigation) && found.patients.length > 0 && (
        <Command.Group heading={t('book')} forceMount>
          {found.patients.map(({ id, name, surname, ...known }) => (
            <Entry
              key={id}
              id={bookingOf(id)}
              found
              icon={CalendarPlus}
              aside={<KnownBy {...known} />}
              onSelect={() => {
                onClose()
                bookVisit({ patient: { id, name: `${name} ${surname}` } })
              }}
            >
              <KeptWords>{t('bookFor', { patient: keptWord(`${name} ${surname}`) })}</KeptWords>
            </Entry>
          ))}
        </Command.Group>
      )}
    </>
  )
}

/** Tells people of one name apart. */
function KnownBy({ birthdate, document }: Pick<Found['patients'][number], 'birthdate' | 'document'>) {
  const documentText = useDocumentText()
  return (
    <>
      <Time>{formatPlainDay(birthdate, useLocale())}</Time> · <AsIs>{documentText(document)}</AsIs>
    </>
  )
}
