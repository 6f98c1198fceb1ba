import { describeModel } from './sequences.ts'

describeModel('pglite', 200)
