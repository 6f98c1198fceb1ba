import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Consulta',
    short_name: 'Consulta',
    start_url: routes.app,
    display: 'standalone',
    background_color: '#f4f6f7',
    theme_color: '#f4f6f7',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
}
