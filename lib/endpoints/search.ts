import type { searchQuery } from '#contract/search'
import type { Found } from '@/lib/domain/search'
import { endpoint, type Types } from './endpoint'

export const searchEndpoints = {
  all: endpoint('GET /api/search', 'search.read', {} as Types<{ query: typeof searchQuery; answer: Found }>, {
    stay: true,
  }),
}
