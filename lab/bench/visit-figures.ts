import type { Figure } from './figures.ts'
import { median } from './timing.ts'
import { ratioOf, type Visits } from './visits.ts'

/** Beside the least page: what these pages cost when they were last made lighter, and a tenth more. */
const pageBars: Record<string, { visible?: number; scripts: number }> = {
  calendar: { visible: 2.3, scripts: 1.27 },
  patients: { visible: 2.3, scripts: 1.22 },
  booking: { scripts: 1.27 },
  detail: { scripts: 1.22 },
  login: { visible: 1.35, scripts: 1.12 },
  landing: { visible: 1.4, scripts: 1.12 },
  // The page of a clinic, for everybody.
  clinic: { visible: 1.3, scripts: 1.12 },
}

export function visitFigures(visits: Visits): Figure[] {
  const floor = visits.get('floor')
  if (!floor) return []
  const bare = median(floor.cold.map(({ visible }) => visible))
  return Object.entries(pageBars).flatMap(([name, bars]) => {
    const ours = visits.get(name)
    if (!ours) return []
    const of = (what: 'requests' | 'shift') => median(ours.cold.map((each) => each[what]))
    const seen = bars.visible === undefined ? {} : { most: bars.visible }
    return [
      {
        what: `${name}, visible cold (bare page ${bare.toFixed(0)} ms)`,
        value: ratioOf(ours.cold, floor.cold, 'visible'),
        ...seen,
      },
      { what: `${name}, visible warm`, value: ratioOf(ours.warm, floor.warm, 'visible') },
      { what: `${name}, scripts`, value: ratioOf(ours.cold, floor.cold, 'scripts'), most: bars.scripts },
      {
        what: `${name}, blocking time`,
        value: ratioOf(ours.cold, floor.cold, 'blocked'),
        ...(name === 'calendar' ? { most: 1.2 } : {}),
      },
      { what: `${name}, requests cold`, value: of('requests'), most: 14 },
      { what: `${name}, layout shift`, value: of('shift'), most: 0.001 },
    ]
  })
}
