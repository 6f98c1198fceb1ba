import type { Offer, Resolution, ResolveOptions } from '#contract/resolve'

/** The ways that a visit can go. */
export const ways = ['same', 'colleague', 'cancel'] as const

export type Way = (typeof ways)[number]

/** The choice for each visit, by its id: 'cancel', or one of the offers, such as 'same:0' or 'colleague:2'. */
export type Choices = Record<string, string>

/** The same way for all; where it does not lead anywhere, the other, and in the end the cancellation. */
export function choicesFor(way: Way, { visits }: ResolveOptions): Choices {
  return Object.fromEntries(
    visits.map(({ appointmentId, same, colleague }) => {
      const order = way === 'same' ? ({ same, colleague } as const) : ({ colleague, same } as const)
      const found =
        way === 'cancel' ? undefined : Object.entries(order).find(([, offers]) => offers.length > 0)
      return [appointmentId, found ? `${found[0]}:0` : 'cancel']
    }),
  )
}

/** The offer of a choice; null for a cancellation. */
export function offerOf(choice: string | undefined, visit: ResolveOptions['visits'][number]): Offer | null {
  const [way, index] = (choice ?? 'cancel').split(':')
  if (way !== 'same' && way !== 'colleague') return null
  return visit[way][Number(index)] ?? null
}

/** How many visits a plan moves and cancels. */
export type Outcome = {
  fate: 'moved' | 'cancelled' | 'both'
  count: number
  moved: number
  cancelled: number
}

export function outcomeOf(plan: readonly { to: unknown }[]): Outcome {
  const count = plan.length
  const cancelled = plan.filter(({ to }) => to === 'cancel').length
  const fate = cancelled === count ? 'cancelled' : cancelled === 0 ? 'moved' : 'both'
  return { fate, count, moved: count - cancelled, cancelled }
}

/** The plan that the choices make. */
export function planOf(choices: Choices, { visits }: ResolveOptions): Resolution[] {
  return visits.map((visit) => {
    const offer = offerOf(choices[visit.appointmentId], visit)
    const { appointmentId } = visit
    return {
      appointmentId,
      to: offer ? { doctorId: offer.doctorId, appointmentDate: offer.appointmentDate } : 'cancel',
    }
  })
}
