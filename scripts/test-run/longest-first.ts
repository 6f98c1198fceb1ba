import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A file that takes as long as a quarter of the others must not be the last to begin. */
const longest = /\/testing\/model\//

/** The longest file first, then one project after the other: a worker changes from one to the next by starting anew. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) =>
      longest.test(moduleId) ? '' : `${project.name.startsWith('api') ? 1 : 2} ${project.name}`
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one).localeCompare(place(other)))
  }
}
