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
  undo: endpoint('POST /api/visits/undo/:token', 'workshift.write', {} as Types<{ answer: Done }>),
}
