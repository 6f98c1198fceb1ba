import type { Messages } from 'next-intl'
import { linksOf, type Navigation } from '@/components/shell/nav/place'

/** The texts that the frame shows at once, to this viewer; what opens later brings its own. */
export function shellMessages({ shell, nav, assistant }: Messages, { menu, places }: Navigation) {
  const named = [...linksOf(menu), ...places].map(({ label }) => [label, nav[label]] as const)
  return {
    nav: { logout: nav.logout, ...Object.fromEntries(named) },
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
