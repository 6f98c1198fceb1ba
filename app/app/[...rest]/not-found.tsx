import { MissingPage } from '@/components/shell/missing-page'

export default function NoSuchPageNotFound() {
  return <MissingPage />
}
