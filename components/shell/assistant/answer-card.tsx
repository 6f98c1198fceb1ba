'use client'

import type { SeenAnswer } from '@/lib/domain/assistant'
import { FollowedLink } from './answers/answer-frame'
import { ChangeOfVisit } from './answers/change-of-visit'
import { FreeTimes } from './answers/free-times'
import { HowTo } from './answers/how-to'
import { NoShows } from './answers/no-shows'
import { OpeningHours } from './answers/opening-hours'
import { PlanAnswer } from './answers/plan-answer'
import { Specialties } from './answers/specialties'
import { Treatments } from './answers/treatments'
import { Visits } from './answers/visits'

/** The answer from the app's own data, each fact with a link to its page. */
export function AnswerCard({ onFollow, ...seen }: SeenAnswer & { onFollow: () => void }) {
  return (
    <FollowedLink.Provider value={onFollow}>
      <Answered {...seen} />
    </FollowedLink.Provider>
  )
}

function Answered({ answer, reader }: SeenAnswer) {
  switch (answer?.about) {
    case 'free-times':
      return <FreeTimes answer={answer} reader={reader} />
    case 'visits':
      return <Visits answer={answer} reader={reader} />
    case 'change-visit':
      return <ChangeOfVisit answer={answer} reader={reader} />
    case 'opening-hours':
      return <OpeningHours answer={answer} />
    case 'treatments':
      return <Treatments answer={answer} />
    case 'plan':
      return <PlanAnswer answer={answer} />
    case 'no-shows':
      return <NoShows answer={answer} />
    case 'specialties':
      return <Specialties answer={answer} />
    case 'how-to':
      return <HowTo answer={answer} reader={reader} />
    default:
      return null
  }
}
