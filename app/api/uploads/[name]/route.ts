export { passOnUpload as POST } from '@/lib/bff/pass-on'
