import { describeModel } from './sequences.ts'

describeModel('pglite')
