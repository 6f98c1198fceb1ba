import type { recordQuery } from '#contract/record'
import { endpoint, wire } from './endpoint'

export const recordEndpoints = {
  file: endpoint(
    'GET /api/files/patients/:id/record',
    'history.read',
    wire<{ query: typeof recordQuery; answer: Response }>(),
  ),
}
