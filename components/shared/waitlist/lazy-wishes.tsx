'use client'

import dynamic from 'next/dynamic'
import { arriving } from '@/lib/browser/arriving'

/** In the first HTML like everything else; its scripts come for those alone who wait. */
export const LazyWishes = dynamic(() => arriving(() => import('./wishes')).then((module) => module.Wishes))
