import { expect, it } from 'vitest'
import { linksOf } from '@/components/shell/nav/place'
import messages from '@/messages/en.json'
import { navigationOf } from './nav/navigation'
import { shellMessages } from './shell-messages'

it.each([['patient'], ['doctor'], ['clinicadmin'], ['admin']] as const)(
  'a %s is given the names of the screens that sidebar and crumbs may show, and of no others',
  (role) => {
    const navigation = navigationOf([role])
    const { nav } = shellMessages(messages, navigation)
    const named = [...linksOf(navigation.menu), ...navigation.places].map(({ label }) => label)
    expect(Object.keys(nav).sort()).toEqual([...new Set(['logout', ...named])].sort())
    expect(Object.values(nav)).not.toContain(undefined)
  },
)
