import {
  ArrowDown,
  ArrowUp,
  Bell,
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  CalendarSync,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  Circle,
  CircleAlert,
  ClipboardList,
  Copy,
  CreditCard,
  Eye,
  EyeOff,
  House,
  IdCard,
  Languages,
  type LucideIcon,
  Menu,
  MessageCircleQuestion,
  PanelLeft,
  Plus,
  RotateCw,
  Search,
  Stethoscope,
  TriangleAlert,
  UserPen,
  UserPlus,
  UserSearch,
  Users,
  UsersRound,
  X,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { IconName } from './icon-names'

const icons: Record<IconName, LucideIcon> = {
  bell: Bell,
  check: Check,
  circle: Circle,
  'circle-alert': CircleAlert,
  eye: Eye,
  'arrow-down': ArrowDown,
  'arrow-up': ArrowUp,
  'calendar-off': CalendarOff,
  'calendar-plus': CalendarPlus,
  'calendar-sync': CalendarSync,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  copy: Copy,
  plus: Plus,
  rotate: RotateCw,
  'triangle-alert': TriangleAlert,
  building: Building2,
  'calendar-check': CalendarCheck,
  'calendar-days': CalendarDays,
  'chevron-down': ChevronDown,
  'chevrons-up-down': ChevronsUpDown,
  'clipboard-list': ClipboardList,
  'credit-card': CreditCard,
  'eye-off': EyeOff,
  house: House,
  'id-card': IdCard,
  languages: Languages,
  menu: Menu,
  'message-question': MessageCircleQuestion,
  'panel-left': PanelLeft,
  search: Search,
  stethoscope: Stethoscope,
  'user-pen': UserPen,
  'user-plus': UserPlus,
  'user-search': UserSearch,
  users: Users,
  'users-round': UsersRound,
  x: X,
}

it('the file of icons has the shapes of the library', async () => {
  const symbols = Object.entries(icons).map(([name, icon]) => {
    const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>\n`
  })
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('')}</svg>\n`
  // `npm run test:unit -- icons -u` writes it.
  await expect(sprite).toMatchFileSnapshot('./icons.svg')
})
