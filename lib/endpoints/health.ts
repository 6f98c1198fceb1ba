import { endpoint, wire } from './endpoint'

export const healthEndpoints = {
  ready: endpoint('GET /api/ready', 'anyone', wire<{ answer: { status: string } }>()),
}
