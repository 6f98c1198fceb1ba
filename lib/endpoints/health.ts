import { endpoint, type Types } from './endpoint'

export const healthEndpoints = {
  ready: endpoint('GET /api/ready', 'anyone', {} as Types<{ answer: { status: string } }>),
}
