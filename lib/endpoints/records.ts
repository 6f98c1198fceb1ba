import type { recordQuery } from '#contract/record'
import { endpoint, type Types } from './endpoint'

export const recordEndpoints = {
  file: endpoint(
    'GET /api/files/patients/:id/record',
    'history.read',
    {} as Types<{ query: typeof recordQuery; answer: Response }>,
  ),
}
