import type { assistantQuery } from '#contract/assistant'
import type { SeenAnswer } from '@/lib/domain/assistant'
import { endpoint, type Types } from './endpoint'

export const assistantEndpoints = {
  ask: endpoint(
    'GET /api/assistant',
    'assistant.read',
    {} as Types<{ query: typeof assistantQuery; answer: SeenAnswer }>,
    { stay: true },
  ),
}
