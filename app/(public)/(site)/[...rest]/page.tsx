import { notFound } from 'next/navigation'

/** An address that is no screen: said within the frame of the site. */
export default function NoSuchAddress() {
  notFound()
}
