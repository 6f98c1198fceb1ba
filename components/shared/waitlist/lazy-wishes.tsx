'use client'

import dynamic from 'next/dynamic'

/** In the first HTML like everything else; its scripts come for those alone who wait. */
export const LazyWishes = dynamic(() => import('./wishes').then((module) => module.Wishes))
