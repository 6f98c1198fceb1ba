import type english from '@/messages/en.json'

type Messages = typeof english

function pick<Texts, Name extends keyof Texts>(texts: Texts, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<Texts, Name>
}

/** What every screen may need in the browser. */
export function everywhere({ common, errors }: Messages) {
  const said = [
    'pageTitle',
    'pageText',
    'reference',
    'anErrorOccurredPleaseTryAgainLater',
    'networkErrorPleaseTryAgainLater',
    'anUnexpectedErrorOccurredPleaseTryAgainLater',
  ] as const
  return { common, errors: pick(errors, said) }
}

/**
 * The texts of the file that signed-in pages share and browsers keep: of the frame and of the screens that the staff
 * opens all day. What opens later brings its own (`FullMessages`), other screens send theirs (`ClientMessages`).
 */
export function firstTexts(messages: Messages) {
  return {
    ...everywhere(messages),
    ...pick(messages, ['nav', 'session', 'specialties', 'hints', 'patients', 'today']),
    assistant: pick(messages.assistant, ['open', 'close']),
    shell: pick(messages.shell, shownByFrame),
    schedule: ofCalendar(messages.schedule),
  }
}

const shownByFrame = [
  'product',
  'skipToContent',
  'mainNavigation',
  'breadcrumb',
  'openMenu',
  'toggleSidebar',
  'sidebar',
  'sidebarHint',
  'account',
  'language',
  'opening',
  'notifications',
  'notificationsUnread',
  'palette',
  'keyNamePalette',
  'clinicTime',
  'discreet',
  'discreetOn',
  'discreetOff',
  'keyNameDiscreet',
] as const

/** Said by dialogs, which bring the whole catalogue when they open, and by pages without a calendar. */
const saidElsewhere: ReadonlySet<string> = new Set<keyof Messages['schedule']>([
  'createTitle',
  'editTitle',
  'date',
  'selectDate',
  'startTime',
  'endTime',
  'save',
  'saved',
  'update',
  'updated',
  'overlapHint',
  'overlaps',
  'gone',
  'moveTitle',
  'moveText',
  'moveConfirm',
  'delete',
  'deleted',
  'deleteTitle',
  'deleteText',
  'deleteAffected',
  'deleteMore',
  'keep',
  'noClinicTitle',
  'noClinicText',
  'registerClinic',
  'noDoctorsTitle',
  'noDoctorsText',
  'registerDoctor',
  'unknownDoctor',
  'unknownDoctorText',
  'openCalendar',
  'unavailable',
])

function ofCalendar(schedule: Messages['schedule']) {
  return Object.fromEntries(Object.entries(schedule).filter(([name]) => !saidElsewhere.has(name)))
}
