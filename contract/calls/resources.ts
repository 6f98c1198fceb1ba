import { messageAnswer } from '../common.ts'
import { resource, resourceInput, resourceList, resourcesQuery, updateResourceInput } from '../resources.ts'
import { calls, DELETE, GET, POST, PUT } from './call.ts'

/** Rooms and equipment. */
export const resourceCalls = calls('clinics', {
  list: GET('/resources', 'resource.read', { query: resourcesQuery, answer: resourceList }),
  create: POST('/resources', 'resource.write', { body: resourceInput, answer: resource, status: 201 }),
  update: PUT('/resources/:id', 'resource.write', { body: updateResourceInput, answer: resource }),
  delete: DELETE('/resources/:id', 'resource.write', { answer: messageAnswer }),
})
