import type { Resolved, ResolveOptions, resolveInput, resolveOptionsInput } from '#contract/resolve'
import { type Done, endpoint, type Types } from './endpoint'

export const resolveEndpoints = {
  resolve: endpoint(
    'POST /api/visits/resolve',
    'workshift.write',
    {} as Types<{ body: typeof resolveInput; answer: Resolved }>,
  ),
  options: endpoint(
    'POST /api/visits/resolve/options',
    'workshift.write',
    {} as Types<{ body: typeof resolveOptionsInput; answer: ResolveOptions }>,
  ),
  /** Takes back whatever was answered with the token. */
  undo: endpoint('POST /api/undo/:token', 'workshift.write', {} as Types<{ answer: Done }>),
}
