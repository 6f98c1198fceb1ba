import { MissingPage } from '@/components/shell/missing-page'

export default function DetailsNotFound() {
  return <MissingPage />
}
