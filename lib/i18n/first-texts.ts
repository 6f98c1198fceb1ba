import type english from '@/messages/en.json'

type Messages = typeof english

/** What every screen may need in the browser. */
export function everywhere({ common, errors }: Messages) {
  const {
    pageTitle,
    pageText,
    reference,
    anErrorOccurredPleaseTryAgainLater,
    networkErrorPleaseTryAgainLater,
    anUnexpectedErrorOccurredPleaseTryAgainLater,
  } = errors
  return {
    common,
    errors: {
      pageTitle,
      pageText,
      reference,
      anErrorOccurredPleaseTryAgainLater,
      networkErrorPleaseTryAgainLater,
      anUnexpectedErrorOccurredPleaseTryAgainLater,
    },
  }
}

/**
 * The texts of the file that signed-in pages share and browsers keep: of the frame and of the screens that the staff
 * opens all day. What opens later brings its own (`FullMessages`), other screens send theirs (`ClientMessages`).
 */
export function firstTexts(messages: Messages) {
  const { nav, session, specialties, hints, patients, today } = messages
  return {
    ...everywhere(messages),
    ...{ nav, session, specialties, hints, patients, today },
    assistant: { open: messages.assistant.open, close: messages.assistant.close },
    shell: ofFrame(messages.shell),
    schedule: ofCalendar(messages.schedule),
  }
}

function ofFrame(shell: Messages['shell']) {
  return {
    product: shell.product,
    skipToContent: shell.skipToContent,
    mainNavigation: shell.mainNavigation,
    breadcrumb: shell.breadcrumb,
    openMenu: shell.openMenu,
    toggleSidebar: shell.toggleSidebar,
    sidebar: shell.sidebar,
    sidebarHint: shell.sidebarHint,
    account: shell.account,
    language: shell.language,
    opening: shell.opening,
    notifications: shell.notifications,
    notificationsUnread: shell.notificationsUnread,
    palette: shell.palette,
    keyNamePalette: shell.keyNamePalette,
    clinicTime: shell.clinicTime,
    discreet: shell.discreet,
    discreetOn: shell.discreetOn,
    discreetOff: shell.discreetOff,
    keyNameDiscreet: shell.keyNameDiscreet,
  }
}

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
