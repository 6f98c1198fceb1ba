import { passOn } from '@/lib/bff/pass-on'

export const GET = passOn
export const POST = passOn
