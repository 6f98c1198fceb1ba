import type { WithId } from '#contract/calls/call'
import type { Resource as WireResource } from '#contract/resources'

/** A room or a piece of equipment. */
export type Resource = WithId<WireResource>
