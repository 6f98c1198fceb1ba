import type { Messages } from 'next-intl'

/** The texts that the frame shows at once; what opens later brings its own. */
export function shellMessages({ shell, nav, assistant }: Messages) {
  const { login: _1, openApp: _2, aboutUs: _3, ourTeam: _4, contact: _5, terms: _6, ...others } = nav
  const { about: _7, privacy: _8, ...signedIn } = others
  return {
    nav: signedIn,
    assistant: { open: assistant.open, close: assistant.close },
    shell: {
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
    },
  }
}
